// Made by codegen from schema/*/*.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../descriptor.ts';
import { accountingAccountDescriptor } from './reports/AccountingAccount.ts';
import { accountingQueryDescriptor } from './reports/AccountingQuery.ts';
import { accountingReportDescriptor } from './reports/AccountingReport.ts';
import { auditPeriodDescriptor } from './fiscal/AuditPeriod.ts';
import { automaticTicketImportDescriptor } from './imports/AutomaticTicketImport.ts';
import { availableSeatBatchDescriptor } from './seating/AvailableSeatBatch.ts';
import { availableSeatChangeDescriptor } from './seating/AvailableSeatChange.ts';
import { availableSeatMoveDescriptor } from './seating/AvailableSeatMove.ts';
import { availableSeatMovesDescriptor } from './seating/AvailableSeatMoves.ts';
import { bookingTrackFormDescriptor } from './sale/BookingTrackForm.ts';
import { bookingTrackFormsDescriptor } from './sale/BookingTrackForms.ts';
import { bookingTrackReplacementDescriptor } from './sale/BookingTrackReplacement.ts';
import { cancellationEffectDescriptor } from './programming/CancellationEffect.ts';
import { cancellationQueryDescriptor } from './programming/CancellationQuery.ts';
import { cartAnswersDescriptor } from './sale/CartAnswers.ts';
import { cartCheckoutDescriptor } from './sale/CartCheckout.ts';
import { cartFormDescriptor } from './sale/CartForm.ts';
import { cartFormPlacesDescriptor } from './sale/CartFormPlaces.ts';
import { cartItemAnswersDescriptor } from './sale/CartItemAnswers.ts';
import { cartItemBatchDescriptor } from './sale/CartItemBatch.ts';
import { cartItemLineDescriptor } from './sale/CartItemLine.ts';
import { cartReservationDescriptor } from './sale/CartReservation.ts';
import { cartSelectionDescriptor } from './sale/CartSelection.ts';
import { cartSelectionResultDescriptor } from './sale/CartSelectionResult.ts';
import { cashCountDescriptor } from './desk/CashCount.ts';
import { chartActionQueryDescriptor } from './customers/ChartActionQuery.ts';
import { checkoutPaymentDescriptor } from './sale/CheckoutPayment.ts';
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
import { couponCodeCheckDescriptor } from './offers/CouponCodeCheck.ts';
import { couponCodeVerdictDescriptor } from './offers/CouponCodeVerdict.ts';
import { couponCodesDescriptor } from './offers/CouponCodes.ts';
import { customerAccountDescriptor } from './customers/CustomerAccount.ts';
import { customerAggregationDescriptor } from './customers/CustomerAggregation.ts';
import { customerBalanceDescriptor } from './customers/CustomerBalance.ts';
import { customerChangeDescriptor } from './customers/CustomerChange.ts';
import { customerChangePreviewDescriptor } from './customers/CustomerChangePreview.ts';
import { customerChangeSampleDescriptor } from './customers/CustomerChangeSample.ts';
import { customerChangeUndoDescriptor } from './customers/CustomerChangeUndo.ts';
import { customerChartDescriptor } from './customers/CustomerChart.ts';
import { customerDeletionDescriptor } from './customers/CustomerDeletion.ts';
import { customerEditDescriptor } from './customers/CustomerEdit.ts';
import { customerEventDescriptor } from './customers/CustomerEvent.ts';
import { customerExportDescriptor } from './customers/CustomerExport.ts';
import { customerFilterDescriptor } from './customers/CustomerFilter.ts';
import { customerHoldingDescriptor } from './customers/CustomerHolding.ts';
import { customerLabelCountDescriptor } from './customers/CustomerLabelCount.ts';
import { customerLabelQueryDescriptor } from './customers/CustomerLabelQuery.ts';
import { customerLinkDescriptor } from './customers/CustomerLink.ts';
import { customerLookalikeDescriptor } from './customers/CustomerLookalike.ts';
import { customerMergeDescriptor } from './customers/CustomerMerge.ts';
import { customerMergePreviewDescriptor } from './customers/CustomerMergePreview.ts';
import { customerMergeSourceDescriptor } from './customers/CustomerMergeSource.ts';
import { customerOverviewDescriptor } from './customers/CustomerOverview.ts';
import { customerOwnFieldDescriptor } from './customers/CustomerOwnField.ts';
import { customerProfileDescriptor } from './customers/CustomerProfile.ts';
import { customerPurchaseDescriptor } from './customers/CustomerPurchase.ts';
import { customerRemarkDescriptor } from './customers/CustomerRemark.ts';
import { customerSearchDescriptor } from './customers/CustomerSearch.ts';
import { customerSearchResultDescriptor } from './customers/CustomerSearchResult.ts';
import { customerSumDescriptor } from './customers/CustomerSum.ts';
import { customerVisitDescriptor } from './customers/CustomerVisit.ts';
import { deskSessionAccountDescriptor } from './desk/DeskSessionAccount.ts';
import { deskSessionMethodDescriptor } from './desk/DeskSessionMethod.ts';
import { deskSessionMovementDescriptor } from './desk/DeskSessionMovement.ts';
import { deskSessionOfDayDescriptor } from './reports/DeskSessionOfDay.ts';
import { deskSessionsOfDaysDescriptor } from './reports/DeskSessionsOfDays.ts';
import { deskSessionsQueryDescriptor } from './reports/DeskSessionsQuery.ts';
import { deviceImageQueryDescriptor } from './box/DeviceImageQuery.ts';
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
import { eventDateCloneDescriptor } from './programming/EventDateClone.ts';
import { factorConfirmationDescriptor } from './accounts/FactorConfirmation.ts';
import { factorOfferDescriptor } from './accounts/FactorOffer.ts';
import { featureSwitchDescriptor } from './contract/FeatureSwitch.ts';
import { formQuestionDescriptor } from './sale/FormQuestion.ts';
import { heldPolicyDescriptor } from './accounts/HeldPolicy.ts';
import { heldRoleDescriptor } from './accounts/HeldRole.ts';
import { homeAttentionDescriptor } from './sale/HomeAttention.ts';
import { homeOverviewDescriptor } from './sale/HomeOverview.ts';
import { homeTakingsDescriptor } from './sale/HomeTakings.ts';
import { impersonationRequestDescriptor } from './accounts/ImpersonationRequest.ts';
import { impersonationTokenDescriptor } from './accounts/ImpersonationToken.ts';
import { importNameQueryDescriptor } from './imports/ImportNameQuery.ts';
import { importedFileRemovalDescriptor } from './customers/ImportedFileRemoval.ts';
import { importedFileUploadDescriptor } from './customers/ImportedFileUpload.ts';
import { invoiceDocumentQueryDescriptor } from './orders/InvoiceDocumentQuery.ts';
import { invoiceMailDescriptor } from './orders/InvoiceMail.ts';
import { letteredEntriesDescriptor } from './money/LetteredEntries.ts';
import { letteringSelectionDescriptor } from './money/LetteringSelection.ts';
import { likelyDuplicateDescriptor } from './customers/LikelyDuplicate.ts';
import { mailSendingPreviewDescriptor } from './customers/MailSendingPreview.ts';
import { mailSynchronizationDescriptor } from './customers/MailSynchronization.ts';
import { massDateChangeDescriptor } from './programming/MassDateChange.ts';
import { massPriceChangeDescriptor } from './programming/MassPriceChange.ts';
import { massSaleChangeDescriptor } from './programming/MassSaleChange.ts';
import { openAccountDescriptor } from './money/OpenAccount.ts';
import { optionAnswerDescriptor } from './sale/OptionAnswer.ts';
import { optionAnswerResultDescriptor } from './sale/OptionAnswerResult.ts';
import { optionDecisionDescriptor } from './sale/OptionDecision.ts';
import { orderCorrectionDescriptor } from './orders/OrderCorrection.ts';
import { orderCreditDescriptor } from './orders/OrderCredit.ts';
import { orderCustomerDescriptor } from './orders/OrderCustomer.ts';
import { orderDebitDescriptor } from './orders/OrderDebit.ts';
import { orderEventDescriptor } from './orders/OrderEvent.ts';
import { orderExchangeDescriptor } from './orders/OrderExchange.ts';
import { orderInvoiceDescriptor } from './orders/OrderInvoice.ts';
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
import { providerTicketImportDescriptor } from './imports/ProviderTicketImport.ts';
import { providerTicketReadingDescriptor } from './imports/ProviderTicketReading.ts';
import { providerTicketUploadDescriptor } from './imports/ProviderTicketUpload.ts';
import { quotationQueryDescriptor } from './sale/QuotationQuery.ts';
import { recoveryCodesDescriptor } from './accounts/RecoveryCodes.ts';
import { saleMomentDescriptor } from './programming/SaleMoment.ts';
import { salesBreakdownDescriptor } from './reports/SalesBreakdown.ts';
import { salesQueryDescriptor } from './reports/SalesQuery.ts';
import { salesRowDescriptor } from './reports/SalesRow.ts';
import { scanRecordDescriptor } from './tickets/ScanRecord.ts';
import { searchAggregationDescriptor } from './customers/SearchAggregation.ts';
import { seatStatesQueryDescriptor } from './seating/SeatStatesQuery.ts';
import { settingsCountDescriptor } from './contract/SettingsCount.ts';
import { settingsOverviewDescriptor } from './contract/SettingsOverview.ts';
import { showProgrammeDescriptor } from './programming/ShowProgramme.ts';
import { statementQueryDescriptor } from './desk/StatementQuery.ts';
import { suggestListQueryDescriptor } from './customers/SuggestListQuery.ts';
import { suggestQueryDescriptor } from './customers/SuggestQuery.ts';
import { suggestResultDescriptor } from './customers/SuggestResult.ts';
import { switchQueryDescriptor } from './desk/SwitchQuery.ts';
import { tagMergeDescriptor } from './programming/TagMerge.ts';
import { takingsDescriptor } from './reports/Takings.ts';
import { takingsFileQueryDescriptor } from './reports/TakingsFileQuery.ts';
import { takingsMethodDescriptor } from './reports/TakingsMethod.ts';
import { takingsQueryDescriptor } from './reports/TakingsQuery.ts';
import { takingsRateDescriptor } from './reports/TakingsRate.ts';
import { takingsShowDescriptor } from './reports/TakingsShow.ts';
import { takingsTotalDescriptor } from './reports/TakingsTotal.ts';
import { terminalChargeDescriptor } from './sale/TerminalCharge.ts';
import { terminalPaymentSettlementDescriptor } from './sale/TerminalPaymentSettlement.ts';
import { ticketDocumentQueryDescriptor } from './tickets/TicketDocumentQuery.ts';
import { ticketLayoutDraftDescriptor } from './tickets/TicketLayoutDraft.ts';
import { trackPriceDescriptor } from './tickets/TrackPrice.ts';
import { trackPriceChoiceDescriptor } from './tickets/TrackPriceChoice.ts';
import { trackPriceQueryDescriptor } from './tickets/TrackPriceQuery.ts';
import { userRightsDescriptor } from './accounts/UserRights.ts';
import { vatRateCheckDescriptor } from './programming/VatRateCheck.ts';
import { vatRateVerdictDescriptor } from './programming/VatRateVerdict.ts';

export const bodies: Readonly<Record<string, EntityDescriptor>> = {
  AccountingAccount: accountingAccountDescriptor,
  AccountingQuery: accountingQueryDescriptor,
  AccountingReport: accountingReportDescriptor,
  AuditPeriod: auditPeriodDescriptor,
  AutomaticTicketImport: automaticTicketImportDescriptor,
  AvailableSeatBatch: availableSeatBatchDescriptor,
  AvailableSeatChange: availableSeatChangeDescriptor,
  AvailableSeatMove: availableSeatMoveDescriptor,
  AvailableSeatMoves: availableSeatMovesDescriptor,
  BookingTrackForm: bookingTrackFormDescriptor,
  BookingTrackForms: bookingTrackFormsDescriptor,
  BookingTrackReplacement: bookingTrackReplacementDescriptor,
  CancellationEffect: cancellationEffectDescriptor,
  CancellationQuery: cancellationQueryDescriptor,
  CartAnswers: cartAnswersDescriptor,
  CartCheckout: cartCheckoutDescriptor,
  CartForm: cartFormDescriptor,
  CartFormPlaces: cartFormPlacesDescriptor,
  CartItemAnswers: cartItemAnswersDescriptor,
  CartItemBatch: cartItemBatchDescriptor,
  CartItemLine: cartItemLineDescriptor,
  CartReservation: cartReservationDescriptor,
  CartSelection: cartSelectionDescriptor,
  CartSelectionResult: cartSelectionResultDescriptor,
  CashCount: cashCountDescriptor,
  ChartActionQuery: chartActionQueryDescriptor,
  CheckoutPayment: checkoutPaymentDescriptor,
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
  CouponCodeCheck: couponCodeCheckDescriptor,
  CouponCodeVerdict: couponCodeVerdictDescriptor,
  CouponCodes: couponCodesDescriptor,
  CustomerAccount: customerAccountDescriptor,
  CustomerAggregation: customerAggregationDescriptor,
  CustomerBalance: customerBalanceDescriptor,
  CustomerChange: customerChangeDescriptor,
  CustomerChangePreview: customerChangePreviewDescriptor,
  CustomerChangeSample: customerChangeSampleDescriptor,
  CustomerChangeUndo: customerChangeUndoDescriptor,
  CustomerChart: customerChartDescriptor,
  CustomerDeletion: customerDeletionDescriptor,
  CustomerEdit: customerEditDescriptor,
  CustomerEvent: customerEventDescriptor,
  CustomerExport: customerExportDescriptor,
  CustomerFilter: customerFilterDescriptor,
  CustomerHolding: customerHoldingDescriptor,
  CustomerLabelCount: customerLabelCountDescriptor,
  CustomerLabelQuery: customerLabelQueryDescriptor,
  CustomerLink: customerLinkDescriptor,
  CustomerLookalike: customerLookalikeDescriptor,
  CustomerMerge: customerMergeDescriptor,
  CustomerMergePreview: customerMergePreviewDescriptor,
  CustomerMergeSource: customerMergeSourceDescriptor,
  CustomerOverview: customerOverviewDescriptor,
  CustomerOwnField: customerOwnFieldDescriptor,
  CustomerProfile: customerProfileDescriptor,
  CustomerPurchase: customerPurchaseDescriptor,
  CustomerRemark: customerRemarkDescriptor,
  CustomerSearch: customerSearchDescriptor,
  CustomerSearchResult: customerSearchResultDescriptor,
  CustomerSum: customerSumDescriptor,
  CustomerVisit: customerVisitDescriptor,
  DeskSessionAccount: deskSessionAccountDescriptor,
  DeskSessionMethod: deskSessionMethodDescriptor,
  DeskSessionMovement: deskSessionMovementDescriptor,
  DeskSessionOfDay: deskSessionOfDayDescriptor,
  DeskSessionsOfDays: deskSessionsOfDaysDescriptor,
  DeskSessionsQuery: deskSessionsQueryDescriptor,
  DeviceImageQuery: deviceImageQueryDescriptor,
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
  EventDateClone: eventDateCloneDescriptor,
  FactorConfirmation: factorConfirmationDescriptor,
  FactorOffer: factorOfferDescriptor,
  FeatureSwitch: featureSwitchDescriptor,
  FormQuestion: formQuestionDescriptor,
  HeldPolicy: heldPolicyDescriptor,
  HeldRole: heldRoleDescriptor,
  HomeAttention: homeAttentionDescriptor,
  HomeOverview: homeOverviewDescriptor,
  HomeTakings: homeTakingsDescriptor,
  ImpersonationRequest: impersonationRequestDescriptor,
  ImpersonationToken: impersonationTokenDescriptor,
  ImportNameQuery: importNameQueryDescriptor,
  ImportedFileRemoval: importedFileRemovalDescriptor,
  ImportedFileUpload: importedFileUploadDescriptor,
  InvoiceDocumentQuery: invoiceDocumentQueryDescriptor,
  InvoiceMail: invoiceMailDescriptor,
  LetteredEntries: letteredEntriesDescriptor,
  LetteringSelection: letteringSelectionDescriptor,
  LikelyDuplicate: likelyDuplicateDescriptor,
  MailSendingPreview: mailSendingPreviewDescriptor,
  MailSynchronization: mailSynchronizationDescriptor,
  MassDateChange: massDateChangeDescriptor,
  MassPriceChange: massPriceChangeDescriptor,
  MassSaleChange: massSaleChangeDescriptor,
  OpenAccount: openAccountDescriptor,
  OptionAnswer: optionAnswerDescriptor,
  OptionAnswerResult: optionAnswerResultDescriptor,
  OptionDecision: optionDecisionDescriptor,
  OrderCorrection: orderCorrectionDescriptor,
  OrderCredit: orderCreditDescriptor,
  OrderCustomer: orderCustomerDescriptor,
  OrderDebit: orderDebitDescriptor,
  OrderEvent: orderEventDescriptor,
  OrderExchange: orderExchangeDescriptor,
  OrderInvoice: orderInvoiceDescriptor,
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
  ProviderTicketImport: providerTicketImportDescriptor,
  ProviderTicketReading: providerTicketReadingDescriptor,
  ProviderTicketUpload: providerTicketUploadDescriptor,
  QuotationQuery: quotationQueryDescriptor,
  RecoveryCodes: recoveryCodesDescriptor,
  SaleMoment: saleMomentDescriptor,
  SalesBreakdown: salesBreakdownDescriptor,
  SalesQuery: salesQueryDescriptor,
  SalesRow: salesRowDescriptor,
  ScanRecord: scanRecordDescriptor,
  SearchAggregation: searchAggregationDescriptor,
  SeatStatesQuery: seatStatesQueryDescriptor,
  SettingsCount: settingsCountDescriptor,
  SettingsOverview: settingsOverviewDescriptor,
  ShowProgramme: showProgrammeDescriptor,
  StatementQuery: statementQueryDescriptor,
  SuggestListQuery: suggestListQueryDescriptor,
  SuggestQuery: suggestQueryDescriptor,
  SuggestResult: suggestResultDescriptor,
  SwitchQuery: switchQueryDescriptor,
  TagMerge: tagMergeDescriptor,
  Takings: takingsDescriptor,
  TakingsFileQuery: takingsFileQueryDescriptor,
  TakingsMethod: takingsMethodDescriptor,
  TakingsQuery: takingsQueryDescriptor,
  TakingsRate: takingsRateDescriptor,
  TakingsShow: takingsShowDescriptor,
  TakingsTotal: takingsTotalDescriptor,
  TerminalCharge: terminalChargeDescriptor,
  TerminalPaymentSettlement: terminalPaymentSettlementDescriptor,
  TicketDocumentQuery: ticketDocumentQueryDescriptor,
  TicketLayoutDraft: ticketLayoutDraftDescriptor,
  TrackPrice: trackPriceDescriptor,
  TrackPriceChoice: trackPriceChoiceDescriptor,
  TrackPriceQuery: trackPriceQueryDescriptor,
  UserRights: userRightsDescriptor,
  VatRateCheck: vatRateCheckDescriptor,
  VatRateVerdict: vatRateVerdictDescriptor,
};
