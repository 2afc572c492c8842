// Made by codegen from schema/*/*.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../descriptor.ts';
import type { EntityName } from './entities.ts';
import { accountingAccountDescriptor } from './reports/AccountingAccount.ts';
import { accountingClientDescriptor } from './customers/AccountingClient.ts';
import { accountingQueryDescriptor } from './reports/AccountingQuery.ts';
import { accountingReportDescriptor } from './reports/AccountingReport.ts';
import { accountsUserDescriptor } from './accounts/AccountsUser.ts';
import { auditDocumentDescriptor } from './fiscal/AuditDocument.ts';
import { auditPeriodDescriptor } from './fiscal/AuditPeriod.ts';
import { automaticTicketImportDescriptor } from './imports/AutomaticTicketImport.ts';
import { availableSeatDescriptor } from './seating/AvailableSeat.ts';
import { availableSeatBatchDescriptor } from './seating/AvailableSeatBatch.ts';
import { availableSeatChangeDescriptor } from './seating/AvailableSeatChange.ts';
import { availableSeatModelDescriptor } from './seating/AvailableSeatModel.ts';
import { availableSeatMoveDescriptor } from './seating/AvailableSeatMove.ts';
import { availableSeatMovesDescriptor } from './seating/AvailableSeatMoves.ts';
import { bankAccountDescriptor } from './money/BankAccount.ts';
import { billingDescriptor } from './orders/Billing.ts';
import { bookingDescriptor } from './sale/Booking.ts';
import { bookingItemDescriptor } from './sale/BookingItem.ts';
import { bookingTrackDescriptor } from './sale/BookingTrack.ts';
import { bookingTrackFormDescriptor } from './sale/BookingTrackForm.ts';
import { bookingTrackFormsDescriptor } from './sale/BookingTrackForms.ts';
import { bookingTrackModeDescriptor } from './sale/BookingTrackMode.ts';
import { bookingTrackReplacementDescriptor } from './sale/BookingTrackReplacement.ts';
import { cancellationEffectDescriptor } from './programming/CancellationEffect.ts';
import { cancellationQueryDescriptor } from './programming/CancellationQuery.ts';
import { cartDescriptor } from './sale/Cart.ts';
import { cartAnswersDescriptor } from './sale/CartAnswers.ts';
import { cartCheckoutDescriptor } from './sale/CartCheckout.ts';
import { cartFormDescriptor } from './sale/CartForm.ts';
import { cartFormPlacesDescriptor } from './sale/CartFormPlaces.ts';
import { cartItemDescriptor } from './sale/CartItem.ts';
import { cartItemAnswersDescriptor } from './sale/CartItemAnswers.ts';
import { cartItemBatchDescriptor } from './sale/CartItemBatch.ts';
import { cartItemLineDescriptor } from './sale/CartItemLine.ts';
import { cartItemWithOfferDescriptor } from './sale/CartItemWithOffer.ts';
import { cartReservationDescriptor } from './sale/CartReservation.ts';
import { cartSelectionDescriptor } from './sale/CartSelection.ts';
import { cartSelectionResultDescriptor } from './sale/CartSelectionResult.ts';
import { cashCountDescriptor } from './desk/CashCount.ts';
import { cashCountLineDescriptor } from './desk/CashCountLine.ts';
import { cashMovementDescriptor } from './desk/CashMovement.ts';
import { chartActionQueryDescriptor } from './customers/ChartActionQuery.ts';
import { checkoutPaymentDescriptor } from './sale/CheckoutPayment.ts';
import { checkpointDescriptor } from './tickets/Checkpoint.ts';
import { clientDescriptor } from './customers/Client.ts';
import { clientAccountDescriptor } from './customers/ClientAccount.ts';
import { clientBalanceDescriptor } from './customers/ClientBalance.ts';
import { clientBalanceOfDescriptor } from './customers/ClientBalanceOf.ts';
import { clientDepositDescriptor } from './customers/ClientDeposit.ts';
import { clientEntryDescriptor } from './customers/ClientEntry.ts';
import { clientLetteringDescriptor } from './money/ClientLettering.ts';
import { clientMovementDescriptor } from './customers/ClientMovement.ts';
import { clientOrderDescriptor } from './customers/ClientOrder.ts';
import { clientStandingDescriptor } from './customers/ClientStanding.ts';
import { clientStandingsDescriptor } from './customers/ClientStandings.ts';
import { clientStatementQueryDescriptor } from './money/ClientStatementQuery.ts';
import { clientsQueryDescriptor } from './customers/ClientsQuery.ts';
import { contactListDescriptor } from './customers/ContactList.ts';
import { contactListAnswerDescriptor } from './customers/ContactListAnswer.ts';
import { contactListCheckDescriptor } from './customers/ContactListCheck.ts';
import { contactListQueryDescriptor } from './customers/ContactListQuery.ts';
import { contingentDescriptor } from './seating/Contingent.ts';
import { contingentMappingDescriptor } from './imports/ContingentMapping.ts';
import { contractDescriptor } from './contract/Contract.ts';
import { contractAddendumDescriptor } from './contract/ContractAddendum.ts';
import { contractUserDescriptor } from './accounts/ContractUser.ts';
import { couponDescriptor } from './offers/Coupon.ts';
import { couponCodeCheckDescriptor } from './offers/CouponCodeCheck.ts';
import { couponCodeGroupDescriptor } from './offers/CouponCodeGroup.ts';
import { couponCodeVerdictDescriptor } from './offers/CouponCodeVerdict.ts';
import { couponCodesDescriptor } from './offers/CouponCodes.ts';
import { crmCustomerDescriptor } from './customers/CrmCustomer.ts';
import { customerDescriptor } from './customers/Customer.ts';
import { customerAccountDescriptor } from './customers/CustomerAccount.ts';
import { customerAggregationDescriptor } from './customers/CustomerAggregation.ts';
import { customerBalanceDescriptor } from './customers/CustomerBalance.ts';
import { customerChangeDescriptor } from './customers/CustomerChange.ts';
import { customerChangePreviewDescriptor } from './customers/CustomerChangePreview.ts';
import { customerChangeRowDescriptor } from './customers/CustomerChangeRow.ts';
import { customerChangeSampleDescriptor } from './customers/CustomerChangeSample.ts';
import { customerChangeUndoDescriptor } from './customers/CustomerChangeUndo.ts';
import { customerChartDescriptor } from './customers/CustomerChart.ts';
import { customerCouponDescriptor } from './customers/CustomerCoupon.ts';
import { customerDeletionDescriptor } from './customers/CustomerDeletion.ts';
import { customerDistinctionDescriptor } from './customers/CustomerDistinction.ts';
import { customerEditDescriptor } from './customers/CustomerEdit.ts';
import { customerEventDescriptor } from './customers/CustomerEvent.ts';
import { customerExportDescriptor } from './customers/CustomerExport.ts';
import { customerFieldDescriptor } from './customers/CustomerField.ts';
import { customerFieldContractDescriptor } from './customers/CustomerFieldContract.ts';
import { customerFilterDescriptor } from './customers/CustomerFilter.ts';
import { customerFilterCriteriaDescriptor } from './customers/CustomerFilterCriteria.ts';
import { customerFilterGroupDescriptor } from './customers/CustomerFilterGroup.ts';
import { customerFilterOperatorDescriptor } from './customers/CustomerFilterOperator.ts';
import { customerHoldingDescriptor } from './customers/CustomerHolding.ts';
import { customerLabelCountDescriptor } from './customers/CustomerLabelCount.ts';
import { customerLabelQueryDescriptor } from './customers/CustomerLabelQuery.ts';
import { customerLinkDescriptor } from './customers/CustomerLink.ts';
import { customerLookalikeDescriptor } from './customers/CustomerLookalike.ts';
import { customerMergeDescriptor } from './customers/CustomerMerge.ts';
import { customerMergePreviewDescriptor } from './customers/CustomerMergePreview.ts';
import { customerMergeRecordDescriptor } from './customers/CustomerMergeRecord.ts';
import { customerMergeSourceDescriptor } from './customers/CustomerMergeSource.ts';
import { customerNoteDescriptor } from './customers/CustomerNote.ts';
import { customerOverviewDescriptor } from './customers/CustomerOverview.ts';
import { customerOwnFieldDescriptor } from './customers/CustomerOwnField.ts';
import { customerProfileDescriptor } from './customers/CustomerProfile.ts';
import { customerPurchaseDescriptor } from './customers/CustomerPurchase.ts';
import { customerRemarkDescriptor } from './customers/CustomerRemark.ts';
import { customerSearchDescriptor } from './customers/CustomerSearch.ts';
import { customerSearchResultDescriptor } from './customers/CustomerSearchResult.ts';
import { customerStatusDescriptor } from './customers/CustomerStatus.ts';
import { customerSumDescriptor } from './customers/CustomerSum.ts';
import { customerVisitDescriptor } from './customers/CustomerVisit.ts';
import { deadLetterDescriptor } from './jobs/DeadLetter.ts';
import { depositDescriptor } from './money/Deposit.ts';
import { deskNotificationDescriptor } from './contract/DeskNotification.ts';
import { deskPaymentMethodDescriptor } from './desk/DeskPaymentMethod.ts';
import { deskSellingDeviceDescriptor } from './accounts/DeskSellingDevice.ts';
import { deskSessionDescriptor } from './desk/DeskSession.ts';
import { deskSessionAccountDescriptor } from './desk/DeskSessionAccount.ts';
import { deskSessionMethodDescriptor } from './desk/DeskSessionMethod.ts';
import { deskSessionMovementDescriptor } from './desk/DeskSessionMovement.ts';
import { deskSessionOfDayDescriptor } from './reports/DeskSessionOfDay.ts';
import { deskSessionsOfDaysDescriptor } from './reports/DeskSessionsOfDays.ts';
import { deskSessionsQueryDescriptor } from './reports/DeskSessionsQuery.ts';
import { deskUserDescriptor } from './accounts/DeskUser.ts';
import { deviceImageQueryDescriptor } from './box/DeviceImageQuery.ts';
import { deviceStateDescriptor } from './box/DeviceState.ts';
import { doorCountDescriptor } from './tickets/DoorCount.ts';
import { doorOverviewDescriptor } from './tickets/DoorOverview.ts';
import { doorTicketDescriptor } from './tickets/DoorTicket.ts';
import { doorTicketQueryDescriptor } from './tickets/DoorTicketQuery.ts';
import { drawnBlockDescriptor } from './seating/DrawnBlock.ts';
import { drawnPlanDescriptor } from './seating/DrawnPlan.ts';
import { drawnSeatDescriptor } from './seating/DrawnSeat.ts';
import { duplicateCustomerDescriptor } from './customers/DuplicateCustomer.ts';
import { duplicateGroupDescriptor } from './customers/DuplicateGroup.ts';
import { duplicateListDescriptor } from './customers/DuplicateList.ts';
import { duplicatePairDescriptor } from './customers/DuplicatePair.ts';
import { duplicateQueryDescriptor } from './customers/DuplicateQuery.ts';
import { duplicateSharedDescriptor } from './customers/DuplicateShared.ts';
import { eventDateDescriptor } from './programming/EventDate.ts';
import { eventDateCloneDescriptor } from './programming/EventDateClone.ts';
import { eventDateOptionStatusDescriptor } from './sale/EventDateOptionStatus.ts';
import { eventDatePatternDescriptor } from './programming/EventDatePattern.ts';
import { factorConfirmationDescriptor } from './accounts/FactorConfirmation.ts';
import { factorOfferDescriptor } from './accounts/FactorOffer.ts';
import { featureDescriptor } from './contract/Feature.ts';
import { featureSwitchDescriptor } from './contract/FeatureSwitch.ts';
import { feeDescriptor } from './orders/Fee.ts';
import { formDescriptor } from './sale/Form.ts';
import { formFieldDescriptor } from './sale/FormField.ts';
import { formQuestionDescriptor } from './sale/FormQuestion.ts';
import { heldPolicyDescriptor } from './accounts/HeldPolicy.ts';
import { heldRoleDescriptor } from './accounts/HeldRole.ts';
import { homeAttentionDescriptor } from './sale/HomeAttention.ts';
import { homeOverviewDescriptor } from './sale/HomeOverview.ts';
import { homeTakingsDescriptor } from './sale/HomeTakings.ts';
import { impersonationRequestDescriptor } from './accounts/ImpersonationRequest.ts';
import { impersonationTokenDescriptor } from './accounts/ImpersonationToken.ts';
import { importContextDescriptor } from './imports/ImportContext.ts';
import { importNameQueryDescriptor } from './imports/ImportNameQuery.ts';
import { importedFileDescriptor } from './customers/ImportedFile.ts';
import { importedFileMappingDescriptor } from './customers/ImportedFileMapping.ts';
import { importedFileRefusalDescriptor } from './customers/ImportedFileRefusal.ts';
import { importedFileRemovalDescriptor } from './customers/ImportedFileRemoval.ts';
import { importedFileSheetDescriptor } from './customers/ImportedFileSheet.ts';
import { importedFileUploadDescriptor } from './customers/ImportedFileUpload.ts';
import { importedTicketDescriptor } from './imports/ImportedTicket.ts';
import { invoiceDescriptor } from './orders/Invoice.ts';
import { invoiceDocumentQueryDescriptor } from './orders/InvoiceDocumentQuery.ts';
import { invoiceLineDescriptor } from './orders/InvoiceLine.ts';
import { invoiceMailDescriptor } from './orders/InvoiceMail.ts';
import { jobDescriptor } from './jobs/Job.ts';
import { journalRecordDescriptor } from './fiscal/JournalRecord.ts';
import { letteredEntriesDescriptor } from './money/LetteredEntries.ts';
import { letteringDescriptor } from './money/Lettering.ts';
import { letteringSelectionDescriptor } from './money/LetteringSelection.ts';
import { likelyDuplicateDescriptor } from './customers/LikelyDuplicate.ts';
import { logicalSeatConfigDescriptor } from './seating/LogicalSeatConfig.ts';
import { mailRecipientDescriptor } from './customers/MailRecipient.ts';
import { mailSendingDescriptor } from './customers/MailSending.ts';
import { mailSendingPreviewDescriptor } from './customers/MailSendingPreview.ts';
import { mailSynchronizationDescriptor } from './customers/MailSynchronization.ts';
import { mailerAccessDescriptor } from './customers/MailerAccess.ts';
import { mappingNotificationDescriptor } from './imports/MappingNotification.ts';
import { massActionAggregateDescriptor } from './jobs/MassActionAggregate.ts';
import { massActionRowDescriptor } from './programming/MassActionRow.ts';
import { massDateChangeDescriptor } from './programming/MassDateChange.ts';
import { massPriceChangeDescriptor } from './programming/MassPriceChange.ts';
import { massSaleChangeDescriptor } from './programming/MassSaleChange.ts';
import { masterTicketDescriptor } from './tickets/MasterTicket.ts';
import { minisiteDescriptor } from './minisites/Minisite.ts';
import { minisiteParametersDescriptor } from './minisites/MinisiteParameters.ts';
import { minisiteSettingsDescriptor } from './minisites/MinisiteSettings.ts';
import { moduleDescriptor } from './minisites/Module.ts';
import { notificationDescriptor } from './contract/Notification.ts';
import { offerExchangeDescriptor } from './offers/OfferExchange.ts';
import { offerRuleDescriptor } from './offers/OfferRule.ts';
import { offerTriggerDescriptor } from './offers/OfferTrigger.ts';
import { openAccountDescriptor } from './money/OpenAccount.ts';
import { optionAnswerDescriptor } from './sale/OptionAnswer.ts';
import { optionAnswerResultDescriptor } from './sale/OptionAnswerResult.ts';
import { optionDecisionDescriptor } from './sale/OptionDecision.ts';
import { orderDescriptor } from './orders/Order.ts';
import { orderCorrectionDescriptor } from './orders/OrderCorrection.ts';
import { orderCreditDescriptor } from './orders/OrderCredit.ts';
import { orderCustomerDescriptor } from './orders/OrderCustomer.ts';
import { orderDebitDescriptor } from './orders/OrderDebit.ts';
import { orderEventDescriptor } from './orders/OrderEvent.ts';
import { orderExchangeDescriptor } from './orders/OrderExchange.ts';
import { orderFeeItemDescriptor } from './orders/OrderFeeItem.ts';
import { orderInvoiceDescriptor } from './orders/OrderInvoice.ts';
import { orderItemDescriptor } from './orders/OrderItem.ts';
import { orderItemCashCouponDescriptor } from './orders/OrderItemCashCoupon.ts';
import { orderItemInvoiceGroupDescriptor } from './orders/OrderItemInvoiceGroup.ts';
import { orderPaymentLinkDescriptor } from './sale/OrderPaymentLink.ts';
import { orderReceiptQueryDescriptor } from './orders/OrderReceiptQuery.ts';
import { orderRefundDescriptor } from './orders/OrderRefund.ts';
import { orderRefundLineDescriptor } from './orders/OrderRefundLine.ts';
import { orderRefundableDescriptor } from './orders/OrderRefundable.ts';
import { orderRefundableLineDescriptor } from './orders/OrderRefundableLine.ts';
import { orderRefundableMethodDescriptor } from './orders/OrderRefundableMethod.ts';
import { orderRefundableTicketDescriptor } from './orders/OrderRefundableTicket.ts';
import { orderSettlementDescriptor } from './orders/OrderSettlement.ts';
import { orderSettlementEntryDescriptor } from './orders/OrderSettlementEntry.ts';
import { orderSettlementMethodDescriptor } from './orders/OrderSettlementMethod.ts';
import { organizationalUnitDescriptor } from './contract/OrganizationalUnit.ts';
import { ownAccountDescriptor } from './accounts/OwnAccount.ts';
import { ownAccountChangeDescriptor } from './accounts/OwnAccountChange.ts';
import { ownPasskeyDescriptor } from './accounts/OwnPasskey.ts';
import { ownRightsDescriptor } from './accounts/OwnRights.ts';
import { ownSecondFactorDescriptor } from './accounts/OwnSecondFactor.ts';
import { ownSessionDescriptor } from './accounts/OwnSession.ts';
import { ownTokenDescriptor } from './accounts/OwnToken.ts';
import { ownTokenMadeDescriptor } from './accounts/OwnTokenMade.ts';
import { ownTokenRequestDescriptor } from './accounts/OwnTokenRequest.ts';
import { paintedMarkDescriptor } from './seating/PaintedMark.ts';
import { paintedSeatsDescriptor } from './seating/PaintedSeats.ts';
import { passkeyNameDescriptor } from './accounts/PasskeyName.ts';
import { passkeyRegistrationDescriptor } from './accounts/PasskeyRegistration.ts';
import { passwordChangeDescriptor } from './accounts/PasswordChange.ts';
import { passwordConfirmationDescriptor } from './accounts/PasswordConfirmation.ts';
import { patternPreviewDescriptor } from './programming/PatternPreview.ts';
import { patternPreviewDateDescriptor } from './programming/PatternPreviewDate.ts';
import { paymentDescriptor } from './money/Payment.ts';
import { paymentAttemptDescriptor } from './money/PaymentAttempt.ts';
import { paymentFeeDescriptor } from './money/PaymentFee.ts';
import { paymentLinkDescriptor } from './money/PaymentLink.ts';
import { payoutDescriptor } from './money/Payout.ts';
import { performanceRefundDescriptor } from './orders/PerformanceRefund.ts';
import { performanceRefundOrderDescriptor } from './orders/PerformanceRefundOrder.ts';
import { performanceRefundPlanDescriptor } from './orders/PerformanceRefundPlan.ts';
import { performanceStatementQueryDescriptor } from './reports/PerformanceStatementQuery.ts';
import { performanceTakingsDescriptor } from './reports/PerformanceTakings.ts';
import { performanceTicketsQueryDescriptor } from './tickets/PerformanceTicketsQuery.ts';
import { performancesOfDaysDescriptor } from './reports/PerformancesOfDays.ts';
import { performancesQueryDescriptor } from './reports/PerformancesQuery.ts';
import { personalizedAccessGrantDescriptor } from './accounts/PersonalizedAccessGrant.ts';
import { personalizedAccessRevocationDescriptor } from './accounts/PersonalizedAccessRevocation.ts';
import { planSheetQueryDescriptor } from './seating/PlanSheetQuery.ts';
import { policyDescriptor } from './accounts/Policy.ts';
import { policyHolderDescriptor } from './accounts/PolicyHolder.ts';
import { policyUsersDescriptor } from './accounts/PolicyUsers.ts';
import { priceChangeDescriptor } from './programming/PriceChange.ts';
import { priceCopiesDescriptor } from './programming/PriceCopies.ts';
import { priceHashQueryDescriptor } from './programming/PriceHashQuery.ts';
import { priceToCopyQueryDescriptor } from './programming/PriceToCopyQuery.ts';
import { programmedDateDescriptor } from './programming/ProgrammedDate.ts';
import { programmedDatesDescriptor } from './programming/ProgrammedDates.ts';
import { programmedPriceDescriptor } from './programming/ProgrammedPrice.ts';
import { programmedPricesDescriptor } from './programming/ProgrammedPrices.ts';
import { programmedSaleDescriptor } from './programming/ProgrammedSale.ts';
import { programmedStockDescriptor } from './programming/ProgrammedStock.ts';
import { providerExportedCartDescriptor } from './imports/ProviderExportedCart.ts';
import { providerTicketCredentialsDescriptor } from './imports/ProviderTicketCredentials.ts';
import { providerTicketImportDescriptor } from './imports/ProviderTicketImport.ts';
import { providerTicketImportedFileDescriptor } from './imports/ProviderTicketImportedFile.ts';
import { providerTicketReadingDescriptor } from './imports/ProviderTicketReading.ts';
import { providerTicketRefusalDescriptor } from './imports/ProviderTicketRefusal.ts';
import { providerTicketUploadDescriptor } from './imports/ProviderTicketUpload.ts';
import { quotationQueryDescriptor } from './sale/QuotationQuery.ts';
import { recoveryCodesDescriptor } from './accounts/RecoveryCodes.ts';
import { refundDescriptor } from './orders/Refund.ts';
import { refundOrderItemDescriptor } from './orders/RefundOrderItem.ts';
import { reportingAccountDescriptor } from './money/ReportingAccount.ts';
import { roleDescriptor } from './accounts/Role.ts';
import { saleMomentDescriptor } from './programming/SaleMoment.ts';
import { salesBreakdownDescriptor } from './reports/SalesBreakdown.ts';
import { salesQueryDescriptor } from './reports/SalesQuery.ts';
import { salesRowDescriptor } from './reports/SalesRow.ts';
import { savedViewDescriptor } from './contract/SavedView.ts';
import { scanDescriptor } from './tickets/Scan.ts';
import { scanConfigDescriptor } from './tickets/ScanConfig.ts';
import { scanRecordDescriptor } from './tickets/ScanRecord.ts';
import { scanTrackDescriptor } from './tickets/ScanTrack.ts';
import { scanTrackCheckpointDescriptor } from './tickets/ScanTrackCheckpoint.ts';
import { scheduledTaskDescriptor } from './jobs/ScheduledTask.ts';
import { searchAggregationDescriptor } from './customers/SearchAggregation.ts';
import { seasonDescriptor } from './programming/Season.ts';
import { seatDescriptor } from './seating/Seat.ts';
import { seatConfigDescriptor } from './seating/SeatConfig.ts';
import { seatConfigBlockDescriptor } from './seating/SeatConfigBlock.ts';
import { seatConfigMappingDescriptor } from './imports/SeatConfigMapping.ts';
import { seatFloorDescriptor } from './seating/SeatFloor.ts';
import { seatGroupDescriptor } from './seating/SeatGroup.ts';
import { seatMappingDescriptor } from './imports/SeatMapping.ts';
import { seatStatesQueryDescriptor } from './seating/SeatStatesQuery.ts';
import { seatZoneDescriptor } from './seating/SeatZone.ts';
import { sellingDeviceDescriptor } from './desk/SellingDevice.ts';
import { settingsCountDescriptor } from './contract/SettingsCount.ts';
import { settingsOverviewDescriptor } from './contract/SettingsOverview.ts';
import { shippingDescriptor } from './orders/Shipping.ts';
import { showProgrammeDescriptor } from './programming/ShowProgramme.ts';
import { sibilParameterDescriptor } from './fiscal/SibilParameter.ts';
import { statementQueryDescriptor } from './desk/StatementQuery.ts';
import { stickerDescriptor } from './tickets/Sticker.ts';
import { stockContingentDescriptor } from './seating/StockContingent.ts';
import { subscriptionDescriptor } from './money/Subscription.ts';
import { subscriptionMaturityDescriptor } from './money/SubscriptionMaturity.ts';
import { suggestListQueryDescriptor } from './customers/SuggestListQuery.ts';
import { suggestQueryDescriptor } from './customers/SuggestQuery.ts';
import { suggestResultDescriptor } from './customers/SuggestResult.ts';
import { supportResourceDescriptor } from './contract/SupportResource.ts';
import { switchQueryDescriptor } from './desk/SwitchQuery.ts';
import { tagDescriptor } from './programming/Tag.ts';
import { tagMergeDescriptor } from './programming/TagMerge.ts';
import { takingsDescriptor } from './reports/Takings.ts';
import { takingsFileQueryDescriptor } from './reports/TakingsFileQuery.ts';
import { takingsMethodDescriptor } from './reports/TakingsMethod.ts';
import { takingsQueryDescriptor } from './reports/TakingsQuery.ts';
import { takingsRateDescriptor } from './reports/TakingsRate.ts';
import { takingsShowDescriptor } from './reports/TakingsShow.ts';
import { takingsTotalDescriptor } from './reports/TakingsTotal.ts';
import { taxDescriptor } from './programming/Tax.ts';
import { terminalChargeDescriptor } from './sale/TerminalCharge.ts';
import { terminalPaymentDescriptor } from './sale/TerminalPayment.ts';
import { terminalPaymentSettlementDescriptor } from './sale/TerminalPaymentSettlement.ts';
import { ticketDescriptor } from './tickets/Ticket.ts';
import { ticketCheckpointDescriptor } from './tickets/TicketCheckpoint.ts';
import { ticketDocumentQueryDescriptor } from './tickets/TicketDocumentQuery.ts';
import { ticketLayoutDescriptor } from './tickets/TicketLayout.ts';
import { ticketLayoutDraftDescriptor } from './tickets/TicketLayoutDraft.ts';
import { ticketParticipationDescriptor } from './customers/TicketParticipation.ts';
import { ticketPriceDescriptor } from './programming/TicketPrice.ts';
import { ticketPriceGroupDescriptor } from './programming/TicketPriceGroup.ts';
import { ticketPriceMappingDescriptor } from './imports/TicketPriceMapping.ts';
import { ticketPriceSeatGroupDescriptor } from './programming/TicketPriceSeatGroup.ts';
import { ticketingDescriptor } from './programming/Ticketing.ts';
import { ticketingCategoryDescriptor } from './programming/TicketingCategory.ts';
import { ticketingMappingDescriptor } from './imports/TicketingMapping.ts';
import { ticketingOptionStressDescriptor } from './programming/TicketingOptionStress.ts';
import { ticketingSellingDeviceDescriptor } from './programming/TicketingSellingDevice.ts';
import { ticketingSpectacleDescriptor } from './fiscal/TicketingSpectacle.ts';
import { ticketingUserDescriptor } from './programming/TicketingUser.ts';
import { trackPriceDescriptor } from './tickets/TrackPrice.ts';
import { trackPriceChoiceDescriptor } from './tickets/TrackPriceChoice.ts';
import { trackPriceQueryDescriptor } from './tickets/TrackPriceQuery.ts';
import { transactionDescriptor } from './money/Transaction.ts';
import { transactionGroupDescriptor } from './money/TransactionGroup.ts';
import { userDescriptor } from './contract/User.ts';
import { userDeskNotificationDescriptor } from './contract/UserDeskNotification.ts';
import { userRightsDescriptor } from './accounts/UserRights.ts';
import { vatRateCheckDescriptor } from './programming/VatRateCheck.ts';
import { vatRateVerdictDescriptor } from './programming/VatRateVerdict.ts';
import { venueDescriptor } from './programming/Venue.ts';
import { venuePlaceDescriptor } from './fiscal/VenuePlace.ts';
import { versionDescriptor } from './contract/Version.ts';
import { walletDescriptor } from './money/Wallet.ts';

export const descriptors: Readonly<Record<EntityName, EntityDescriptor>> = {
  AccountingAccount: accountingAccountDescriptor,
  AccountingClient: accountingClientDescriptor,
  AccountingQuery: accountingQueryDescriptor,
  AccountingReport: accountingReportDescriptor,
  AccountsUser: accountsUserDescriptor,
  AuditDocument: auditDocumentDescriptor,
  AuditPeriod: auditPeriodDescriptor,
  AutomaticTicketImport: automaticTicketImportDescriptor,
  AvailableSeat: availableSeatDescriptor,
  AvailableSeatBatch: availableSeatBatchDescriptor,
  AvailableSeatChange: availableSeatChangeDescriptor,
  AvailableSeatModel: availableSeatModelDescriptor,
  AvailableSeatMove: availableSeatMoveDescriptor,
  AvailableSeatMoves: availableSeatMovesDescriptor,
  BankAccount: bankAccountDescriptor,
  Billing: billingDescriptor,
  Booking: bookingDescriptor,
  BookingItem: bookingItemDescriptor,
  BookingTrack: bookingTrackDescriptor,
  BookingTrackForm: bookingTrackFormDescriptor,
  BookingTrackForms: bookingTrackFormsDescriptor,
  BookingTrackMode: bookingTrackModeDescriptor,
  BookingTrackReplacement: bookingTrackReplacementDescriptor,
  CancellationEffect: cancellationEffectDescriptor,
  CancellationQuery: cancellationQueryDescriptor,
  Cart: cartDescriptor,
  CartAnswers: cartAnswersDescriptor,
  CartCheckout: cartCheckoutDescriptor,
  CartForm: cartFormDescriptor,
  CartFormPlaces: cartFormPlacesDescriptor,
  CartItem: cartItemDescriptor,
  CartItemAnswers: cartItemAnswersDescriptor,
  CartItemBatch: cartItemBatchDescriptor,
  CartItemLine: cartItemLineDescriptor,
  CartItemWithOffer: cartItemWithOfferDescriptor,
  CartReservation: cartReservationDescriptor,
  CartSelection: cartSelectionDescriptor,
  CartSelectionResult: cartSelectionResultDescriptor,
  CashCount: cashCountDescriptor,
  CashCountLine: cashCountLineDescriptor,
  CashMovement: cashMovementDescriptor,
  ChartActionQuery: chartActionQueryDescriptor,
  CheckoutPayment: checkoutPaymentDescriptor,
  Checkpoint: checkpointDescriptor,
  Client: clientDescriptor,
  ClientAccount: clientAccountDescriptor,
  ClientBalance: clientBalanceDescriptor,
  ClientBalanceOf: clientBalanceOfDescriptor,
  ClientDeposit: clientDepositDescriptor,
  ClientEntry: clientEntryDescriptor,
  ClientLettering: clientLetteringDescriptor,
  ClientMovement: clientMovementDescriptor,
  ClientOrder: clientOrderDescriptor,
  ClientStanding: clientStandingDescriptor,
  ClientStandings: clientStandingsDescriptor,
  ClientStatementQuery: clientStatementQueryDescriptor,
  ClientsQuery: clientsQueryDescriptor,
  ContactList: contactListDescriptor,
  ContactListAnswer: contactListAnswerDescriptor,
  ContactListCheck: contactListCheckDescriptor,
  ContactListQuery: contactListQueryDescriptor,
  Contingent: contingentDescriptor,
  ContingentMapping: contingentMappingDescriptor,
  Contract: contractDescriptor,
  ContractAddendum: contractAddendumDescriptor,
  ContractUser: contractUserDescriptor,
  Coupon: couponDescriptor,
  CouponCodeCheck: couponCodeCheckDescriptor,
  CouponCodeGroup: couponCodeGroupDescriptor,
  CouponCodeVerdict: couponCodeVerdictDescriptor,
  CouponCodes: couponCodesDescriptor,
  CrmCustomer: crmCustomerDescriptor,
  Customer: customerDescriptor,
  CustomerAccount: customerAccountDescriptor,
  CustomerAggregation: customerAggregationDescriptor,
  CustomerBalance: customerBalanceDescriptor,
  CustomerChange: customerChangeDescriptor,
  CustomerChangePreview: customerChangePreviewDescriptor,
  CustomerChangeRow: customerChangeRowDescriptor,
  CustomerChangeSample: customerChangeSampleDescriptor,
  CustomerChangeUndo: customerChangeUndoDescriptor,
  CustomerChart: customerChartDescriptor,
  CustomerCoupon: customerCouponDescriptor,
  CustomerDeletion: customerDeletionDescriptor,
  CustomerDistinction: customerDistinctionDescriptor,
  CustomerEdit: customerEditDescriptor,
  CustomerEvent: customerEventDescriptor,
  CustomerExport: customerExportDescriptor,
  CustomerField: customerFieldDescriptor,
  CustomerFieldContract: customerFieldContractDescriptor,
  CustomerFilter: customerFilterDescriptor,
  CustomerFilterCriteria: customerFilterCriteriaDescriptor,
  CustomerFilterGroup: customerFilterGroupDescriptor,
  CustomerFilterOperator: customerFilterOperatorDescriptor,
  CustomerHolding: customerHoldingDescriptor,
  CustomerLabelCount: customerLabelCountDescriptor,
  CustomerLabelQuery: customerLabelQueryDescriptor,
  CustomerLink: customerLinkDescriptor,
  CustomerLookalike: customerLookalikeDescriptor,
  CustomerMerge: customerMergeDescriptor,
  CustomerMergePreview: customerMergePreviewDescriptor,
  CustomerMergeRecord: customerMergeRecordDescriptor,
  CustomerMergeSource: customerMergeSourceDescriptor,
  CustomerNote: customerNoteDescriptor,
  CustomerOverview: customerOverviewDescriptor,
  CustomerOwnField: customerOwnFieldDescriptor,
  CustomerProfile: customerProfileDescriptor,
  CustomerPurchase: customerPurchaseDescriptor,
  CustomerRemark: customerRemarkDescriptor,
  CustomerSearch: customerSearchDescriptor,
  CustomerSearchResult: customerSearchResultDescriptor,
  CustomerStatus: customerStatusDescriptor,
  CustomerSum: customerSumDescriptor,
  CustomerVisit: customerVisitDescriptor,
  DeadLetter: deadLetterDescriptor,
  Deposit: depositDescriptor,
  DeskNotification: deskNotificationDescriptor,
  DeskPaymentMethod: deskPaymentMethodDescriptor,
  DeskSellingDevice: deskSellingDeviceDescriptor,
  DeskSession: deskSessionDescriptor,
  DeskSessionAccount: deskSessionAccountDescriptor,
  DeskSessionMethod: deskSessionMethodDescriptor,
  DeskSessionMovement: deskSessionMovementDescriptor,
  DeskSessionOfDay: deskSessionOfDayDescriptor,
  DeskSessionsOfDays: deskSessionsOfDaysDescriptor,
  DeskSessionsQuery: deskSessionsQueryDescriptor,
  DeskUser: deskUserDescriptor,
  DeviceImageQuery: deviceImageQueryDescriptor,
  DeviceState: deviceStateDescriptor,
  DoorCount: doorCountDescriptor,
  DoorOverview: doorOverviewDescriptor,
  DoorTicket: doorTicketDescriptor,
  DoorTicketQuery: doorTicketQueryDescriptor,
  DrawnBlock: drawnBlockDescriptor,
  DrawnPlan: drawnPlanDescriptor,
  DrawnSeat: drawnSeatDescriptor,
  DuplicateCustomer: duplicateCustomerDescriptor,
  DuplicateGroup: duplicateGroupDescriptor,
  DuplicateList: duplicateListDescriptor,
  DuplicatePair: duplicatePairDescriptor,
  DuplicateQuery: duplicateQueryDescriptor,
  DuplicateShared: duplicateSharedDescriptor,
  EventDate: eventDateDescriptor,
  EventDateClone: eventDateCloneDescriptor,
  EventDateOptionStatus: eventDateOptionStatusDescriptor,
  EventDatePattern: eventDatePatternDescriptor,
  FactorConfirmation: factorConfirmationDescriptor,
  FactorOffer: factorOfferDescriptor,
  Feature: featureDescriptor,
  FeatureSwitch: featureSwitchDescriptor,
  Fee: feeDescriptor,
  Form: formDescriptor,
  FormField: formFieldDescriptor,
  FormQuestion: formQuestionDescriptor,
  HeldPolicy: heldPolicyDescriptor,
  HeldRole: heldRoleDescriptor,
  HomeAttention: homeAttentionDescriptor,
  HomeOverview: homeOverviewDescriptor,
  HomeTakings: homeTakingsDescriptor,
  ImpersonationRequest: impersonationRequestDescriptor,
  ImpersonationToken: impersonationTokenDescriptor,
  ImportContext: importContextDescriptor,
  ImportNameQuery: importNameQueryDescriptor,
  ImportedFile: importedFileDescriptor,
  ImportedFileMapping: importedFileMappingDescriptor,
  ImportedFileRefusal: importedFileRefusalDescriptor,
  ImportedFileRemoval: importedFileRemovalDescriptor,
  ImportedFileSheet: importedFileSheetDescriptor,
  ImportedFileUpload: importedFileUploadDescriptor,
  ImportedTicket: importedTicketDescriptor,
  Invoice: invoiceDescriptor,
  InvoiceDocumentQuery: invoiceDocumentQueryDescriptor,
  InvoiceLine: invoiceLineDescriptor,
  InvoiceMail: invoiceMailDescriptor,
  Job: jobDescriptor,
  JournalRecord: journalRecordDescriptor,
  LetteredEntries: letteredEntriesDescriptor,
  Lettering: letteringDescriptor,
  LetteringSelection: letteringSelectionDescriptor,
  LikelyDuplicate: likelyDuplicateDescriptor,
  LogicalSeatConfig: logicalSeatConfigDescriptor,
  MailRecipient: mailRecipientDescriptor,
  MailSending: mailSendingDescriptor,
  MailSendingPreview: mailSendingPreviewDescriptor,
  MailSynchronization: mailSynchronizationDescriptor,
  MailerAccess: mailerAccessDescriptor,
  MappingNotification: mappingNotificationDescriptor,
  MassActionAggregate: massActionAggregateDescriptor,
  MassActionRow: massActionRowDescriptor,
  MassDateChange: massDateChangeDescriptor,
  MassPriceChange: massPriceChangeDescriptor,
  MassSaleChange: massSaleChangeDescriptor,
  MasterTicket: masterTicketDescriptor,
  Minisite: minisiteDescriptor,
  MinisiteParameters: minisiteParametersDescriptor,
  MinisiteSettings: minisiteSettingsDescriptor,
  Module: moduleDescriptor,
  Notification: notificationDescriptor,
  OfferExchange: offerExchangeDescriptor,
  OfferRule: offerRuleDescriptor,
  OfferTrigger: offerTriggerDescriptor,
  OpenAccount: openAccountDescriptor,
  OptionAnswer: optionAnswerDescriptor,
  OptionAnswerResult: optionAnswerResultDescriptor,
  OptionDecision: optionDecisionDescriptor,
  Order: orderDescriptor,
  OrderCorrection: orderCorrectionDescriptor,
  OrderCredit: orderCreditDescriptor,
  OrderCustomer: orderCustomerDescriptor,
  OrderDebit: orderDebitDescriptor,
  OrderEvent: orderEventDescriptor,
  OrderExchange: orderExchangeDescriptor,
  OrderFeeItem: orderFeeItemDescriptor,
  OrderInvoice: orderInvoiceDescriptor,
  OrderItem: orderItemDescriptor,
  OrderItemCashCoupon: orderItemCashCouponDescriptor,
  OrderItemInvoiceGroup: orderItemInvoiceGroupDescriptor,
  OrderPaymentLink: orderPaymentLinkDescriptor,
  OrderReceiptQuery: orderReceiptQueryDescriptor,
  OrderRefund: orderRefundDescriptor,
  OrderRefundLine: orderRefundLineDescriptor,
  OrderRefundable: orderRefundableDescriptor,
  OrderRefundableLine: orderRefundableLineDescriptor,
  OrderRefundableMethod: orderRefundableMethodDescriptor,
  OrderRefundableTicket: orderRefundableTicketDescriptor,
  OrderSettlement: orderSettlementDescriptor,
  OrderSettlementEntry: orderSettlementEntryDescriptor,
  OrderSettlementMethod: orderSettlementMethodDescriptor,
  OrganizationalUnit: organizationalUnitDescriptor,
  OwnAccount: ownAccountDescriptor,
  OwnAccountChange: ownAccountChangeDescriptor,
  OwnPasskey: ownPasskeyDescriptor,
  OwnRights: ownRightsDescriptor,
  OwnSecondFactor: ownSecondFactorDescriptor,
  OwnSession: ownSessionDescriptor,
  OwnToken: ownTokenDescriptor,
  OwnTokenMade: ownTokenMadeDescriptor,
  OwnTokenRequest: ownTokenRequestDescriptor,
  PaintedMark: paintedMarkDescriptor,
  PaintedSeats: paintedSeatsDescriptor,
  PasskeyName: passkeyNameDescriptor,
  PasskeyRegistration: passkeyRegistrationDescriptor,
  PasswordChange: passwordChangeDescriptor,
  PasswordConfirmation: passwordConfirmationDescriptor,
  PatternPreview: patternPreviewDescriptor,
  PatternPreviewDate: patternPreviewDateDescriptor,
  Payment: paymentDescriptor,
  PaymentAttempt: paymentAttemptDescriptor,
  PaymentFee: paymentFeeDescriptor,
  PaymentLink: paymentLinkDescriptor,
  Payout: payoutDescriptor,
  PerformanceRefund: performanceRefundDescriptor,
  PerformanceRefundOrder: performanceRefundOrderDescriptor,
  PerformanceRefundPlan: performanceRefundPlanDescriptor,
  PerformanceStatementQuery: performanceStatementQueryDescriptor,
  PerformanceTakings: performanceTakingsDescriptor,
  PerformanceTicketsQuery: performanceTicketsQueryDescriptor,
  PerformancesOfDays: performancesOfDaysDescriptor,
  PerformancesQuery: performancesQueryDescriptor,
  PersonalizedAccessGrant: personalizedAccessGrantDescriptor,
  PersonalizedAccessRevocation: personalizedAccessRevocationDescriptor,
  PlanSheetQuery: planSheetQueryDescriptor,
  Policy: policyDescriptor,
  PolicyHolder: policyHolderDescriptor,
  PolicyUsers: policyUsersDescriptor,
  PriceChange: priceChangeDescriptor,
  PriceCopies: priceCopiesDescriptor,
  PriceHashQuery: priceHashQueryDescriptor,
  PriceToCopyQuery: priceToCopyQueryDescriptor,
  ProgrammedDate: programmedDateDescriptor,
  ProgrammedDates: programmedDatesDescriptor,
  ProgrammedPrice: programmedPriceDescriptor,
  ProgrammedPrices: programmedPricesDescriptor,
  ProgrammedSale: programmedSaleDescriptor,
  ProgrammedStock: programmedStockDescriptor,
  ProviderExportedCart: providerExportedCartDescriptor,
  ProviderTicketCredentials: providerTicketCredentialsDescriptor,
  ProviderTicketImport: providerTicketImportDescriptor,
  ProviderTicketImportedFile: providerTicketImportedFileDescriptor,
  ProviderTicketReading: providerTicketReadingDescriptor,
  ProviderTicketRefusal: providerTicketRefusalDescriptor,
  ProviderTicketUpload: providerTicketUploadDescriptor,
  QuotationQuery: quotationQueryDescriptor,
  RecoveryCodes: recoveryCodesDescriptor,
  Refund: refundDescriptor,
  RefundOrderItem: refundOrderItemDescriptor,
  ReportingAccount: reportingAccountDescriptor,
  Role: roleDescriptor,
  SaleMoment: saleMomentDescriptor,
  SalesBreakdown: salesBreakdownDescriptor,
  SalesQuery: salesQueryDescriptor,
  SalesRow: salesRowDescriptor,
  SavedView: savedViewDescriptor,
  Scan: scanDescriptor,
  ScanConfig: scanConfigDescriptor,
  ScanRecord: scanRecordDescriptor,
  ScanTrack: scanTrackDescriptor,
  ScanTrackCheckpoint: scanTrackCheckpointDescriptor,
  ScheduledTask: scheduledTaskDescriptor,
  SearchAggregation: searchAggregationDescriptor,
  Season: seasonDescriptor,
  Seat: seatDescriptor,
  SeatConfig: seatConfigDescriptor,
  SeatConfigBlock: seatConfigBlockDescriptor,
  SeatConfigMapping: seatConfigMappingDescriptor,
  SeatFloor: seatFloorDescriptor,
  SeatGroup: seatGroupDescriptor,
  SeatMapping: seatMappingDescriptor,
  SeatStatesQuery: seatStatesQueryDescriptor,
  SeatZone: seatZoneDescriptor,
  SellingDevice: sellingDeviceDescriptor,
  SettingsCount: settingsCountDescriptor,
  SettingsOverview: settingsOverviewDescriptor,
  Shipping: shippingDescriptor,
  ShowProgramme: showProgrammeDescriptor,
  SibilParameter: sibilParameterDescriptor,
  StatementQuery: statementQueryDescriptor,
  Sticker: stickerDescriptor,
  StockContingent: stockContingentDescriptor,
  Subscription: subscriptionDescriptor,
  SubscriptionMaturity: subscriptionMaturityDescriptor,
  SuggestListQuery: suggestListQueryDescriptor,
  SuggestQuery: suggestQueryDescriptor,
  SuggestResult: suggestResultDescriptor,
  SupportResource: supportResourceDescriptor,
  SwitchQuery: switchQueryDescriptor,
  Tag: tagDescriptor,
  TagMerge: tagMergeDescriptor,
  Takings: takingsDescriptor,
  TakingsFileQuery: takingsFileQueryDescriptor,
  TakingsMethod: takingsMethodDescriptor,
  TakingsQuery: takingsQueryDescriptor,
  TakingsRate: takingsRateDescriptor,
  TakingsShow: takingsShowDescriptor,
  TakingsTotal: takingsTotalDescriptor,
  Tax: taxDescriptor,
  TerminalCharge: terminalChargeDescriptor,
  TerminalPayment: terminalPaymentDescriptor,
  TerminalPaymentSettlement: terminalPaymentSettlementDescriptor,
  Ticket: ticketDescriptor,
  TicketCheckpoint: ticketCheckpointDescriptor,
  TicketDocumentQuery: ticketDocumentQueryDescriptor,
  TicketLayout: ticketLayoutDescriptor,
  TicketLayoutDraft: ticketLayoutDraftDescriptor,
  TicketParticipation: ticketParticipationDescriptor,
  TicketPrice: ticketPriceDescriptor,
  TicketPriceGroup: ticketPriceGroupDescriptor,
  TicketPriceMapping: ticketPriceMappingDescriptor,
  TicketPriceSeatGroup: ticketPriceSeatGroupDescriptor,
  Ticketing: ticketingDescriptor,
  TicketingCategory: ticketingCategoryDescriptor,
  TicketingMapping: ticketingMappingDescriptor,
  TicketingOptionStress: ticketingOptionStressDescriptor,
  TicketingSellingDevice: ticketingSellingDeviceDescriptor,
  TicketingSpectacle: ticketingSpectacleDescriptor,
  TicketingUser: ticketingUserDescriptor,
  TrackPrice: trackPriceDescriptor,
  TrackPriceChoice: trackPriceChoiceDescriptor,
  TrackPriceQuery: trackPriceQueryDescriptor,
  Transaction: transactionDescriptor,
  TransactionGroup: transactionGroupDescriptor,
  User: userDescriptor,
  UserDeskNotification: userDeskNotificationDescriptor,
  UserRights: userRightsDescriptor,
  VatRateCheck: vatRateCheckDescriptor,
  VatRateVerdict: vatRateVerdictDescriptor,
  Venue: venueDescriptor,
  VenuePlace: venuePlaceDescriptor,
  Version: versionDescriptor,
  Wallet: walletDescriptor,
};
