// Made by codegen from schema/*/*.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../descriptor.ts';
import type { AccountingAccount } from './reports/AccountingAccount.ts';
import type { AccountingClient, AccountingClientInput } from './customers/AccountingClient.ts';
import type { AccountingQuery } from './reports/AccountingQuery.ts';
import type { AccountingReport } from './reports/AccountingReport.ts';
import type { AccountsUser, AccountsUserInput } from './accounts/AccountsUser.ts';
import type { AuditDocument, AuditDocumentInput } from './fiscal/AuditDocument.ts';
import type { AuditPeriod } from './fiscal/AuditPeriod.ts';
import type { AutomaticTicketImport } from './imports/AutomaticTicketImport.ts';
import type { AvailableSeat, AvailableSeatInput } from './seating/AvailableSeat.ts';
import type { AvailableSeatBatch } from './seating/AvailableSeatBatch.ts';
import type { AvailableSeatChange } from './seating/AvailableSeatChange.ts';
import type { AvailableSeatModel, AvailableSeatModelInput } from './seating/AvailableSeatModel.ts';
import type { AvailableSeatMove } from './seating/AvailableSeatMove.ts';
import type { AvailableSeatMoves } from './seating/AvailableSeatMoves.ts';
import type { BankAccount, BankAccountInput } from './money/BankAccount.ts';
import type { Billing, BillingInput } from './orders/Billing.ts';
import type { Booking, BookingInput } from './sale/Booking.ts';
import type { BookingItem, BookingItemInput } from './sale/BookingItem.ts';
import type { BookingTrack, BookingTrackInput } from './sale/BookingTrack.ts';
import type { BookingTrackForm } from './sale/BookingTrackForm.ts';
import type { BookingTrackForms } from './sale/BookingTrackForms.ts';
import type { BookingTrackMode, BookingTrackModeInput } from './sale/BookingTrackMode.ts';
import type { BookingTrackReplacement } from './sale/BookingTrackReplacement.ts';
import type { CancellationEffect } from './programming/CancellationEffect.ts';
import type { CancellationQuery } from './programming/CancellationQuery.ts';
import type { Cart, CartInput } from './sale/Cart.ts';
import type { CartAnswers } from './sale/CartAnswers.ts';
import type { CartCheckout } from './sale/CartCheckout.ts';
import type { CartForm } from './sale/CartForm.ts';
import type { CartFormPlaces } from './sale/CartFormPlaces.ts';
import type { CartItem, CartItemInput } from './sale/CartItem.ts';
import type { CartItemAnswers } from './sale/CartItemAnswers.ts';
import type { CartItemBatch } from './sale/CartItemBatch.ts';
import type { CartItemLine } from './sale/CartItemLine.ts';
import type { CartItemWithOffer, CartItemWithOfferInput } from './sale/CartItemWithOffer.ts';
import type { CartReservation } from './sale/CartReservation.ts';
import type { CartSelection } from './sale/CartSelection.ts';
import type { CartSelectionResult } from './sale/CartSelectionResult.ts';
import type { CashCount } from './desk/CashCount.ts';
import type { CashCountLine } from './desk/CashCountLine.ts';
import type { CashMovement, CashMovementInput } from './desk/CashMovement.ts';
import type { ChartActionQuery } from './customers/ChartActionQuery.ts';
import type { CheckoutPayment } from './sale/CheckoutPayment.ts';
import type { Checkpoint, CheckpointInput } from './tickets/Checkpoint.ts';
import type { Client, ClientInput } from './customers/Client.ts';
import type { ClientAccount } from './customers/ClientAccount.ts';
import type { ClientBalance } from './customers/ClientBalance.ts';
import type { ClientBalanceOf } from './customers/ClientBalanceOf.ts';
import type { ClientDeposit } from './customers/ClientDeposit.ts';
import type { ClientEntry } from './customers/ClientEntry.ts';
import type { ClientLettering } from './money/ClientLettering.ts';
import type { ClientMovement } from './customers/ClientMovement.ts';
import type { ClientOrder } from './customers/ClientOrder.ts';
import type { ClientStanding } from './customers/ClientStanding.ts';
import type { ClientStandings } from './customers/ClientStandings.ts';
import type { ClientStatementQuery } from './money/ClientStatementQuery.ts';
import type { ClientsQuery } from './customers/ClientsQuery.ts';
import type { ContactList } from './customers/ContactList.ts';
import type { ContactListAnswer } from './customers/ContactListAnswer.ts';
import type { ContactListCheck } from './customers/ContactListCheck.ts';
import type { ContactListQuery } from './customers/ContactListQuery.ts';
import type { Contingent, ContingentInput } from './seating/Contingent.ts';
import type { ContingentMapping, ContingentMappingInput } from './imports/ContingentMapping.ts';
import type { Contract, ContractInput } from './contract/Contract.ts';
import type { ContractAddendum, ContractAddendumInput } from './contract/ContractAddendum.ts';
import type { ContractUser, ContractUserInput } from './accounts/ContractUser.ts';
import type { Coupon, CouponInput } from './offers/Coupon.ts';
import type { CouponCodeCheck } from './offers/CouponCodeCheck.ts';
import type { CouponCodeGroup, CouponCodeGroupInput } from './offers/CouponCodeGroup.ts';
import type { CouponCodeVerdict } from './offers/CouponCodeVerdict.ts';
import type { CouponCodes } from './offers/CouponCodes.ts';
import type { CrmCustomer, CrmCustomerInput } from './customers/CrmCustomer.ts';
import type { Customer, CustomerInput } from './customers/Customer.ts';
import type { CustomerAccount } from './customers/CustomerAccount.ts';
import type { CustomerAggregation } from './customers/CustomerAggregation.ts';
import type { CustomerBalance } from './customers/CustomerBalance.ts';
import type { CustomerChange } from './customers/CustomerChange.ts';
import type { CustomerChangePreview } from './customers/CustomerChangePreview.ts';
import type { CustomerChangeRow, CustomerChangeRowInput } from './customers/CustomerChangeRow.ts';
import type { CustomerChangeSample } from './customers/CustomerChangeSample.ts';
import type { CustomerChangeUndo } from './customers/CustomerChangeUndo.ts';
import type { CustomerChart } from './customers/CustomerChart.ts';
import type { CustomerCoupon, CustomerCouponInput } from './customers/CustomerCoupon.ts';
import type { CustomerDeletion } from './customers/CustomerDeletion.ts';
import type { CustomerDistinction, CustomerDistinctionInput } from './customers/CustomerDistinction.ts';
import type { CustomerEdit } from './customers/CustomerEdit.ts';
import type { CustomerEvent } from './customers/CustomerEvent.ts';
import type { CustomerExport } from './customers/CustomerExport.ts';
import type { CustomerField, CustomerFieldInput } from './customers/CustomerField.ts';
import type { CustomerFieldContract, CustomerFieldContractInput } from './customers/CustomerFieldContract.ts';
import type { CustomerFilter } from './customers/CustomerFilter.ts';
import type { CustomerFilterCriteria, CustomerFilterCriteriaInput } from './customers/CustomerFilterCriteria.ts';
import type { CustomerFilterGroup, CustomerFilterGroupInput } from './customers/CustomerFilterGroup.ts';
import type { CustomerFilterOperator, CustomerFilterOperatorInput } from './customers/CustomerFilterOperator.ts';
import type { CustomerHolding } from './customers/CustomerHolding.ts';
import type { CustomerLabelCount } from './customers/CustomerLabelCount.ts';
import type { CustomerLabelQuery } from './customers/CustomerLabelQuery.ts';
import type { CustomerLink } from './customers/CustomerLink.ts';
import type { CustomerLookalike } from './customers/CustomerLookalike.ts';
import type { CustomerMerge } from './customers/CustomerMerge.ts';
import type { CustomerMergePreview } from './customers/CustomerMergePreview.ts';
import type { CustomerMergeRecord, CustomerMergeRecordInput } from './customers/CustomerMergeRecord.ts';
import type { CustomerMergeSource } from './customers/CustomerMergeSource.ts';
import type { CustomerNote, CustomerNoteInput } from './customers/CustomerNote.ts';
import type { CustomerOverview } from './customers/CustomerOverview.ts';
import type { CustomerOwnField } from './customers/CustomerOwnField.ts';
import type { CustomerProfile } from './customers/CustomerProfile.ts';
import type { CustomerPurchase } from './customers/CustomerPurchase.ts';
import type { CustomerRemark } from './customers/CustomerRemark.ts';
import type { CustomerSearch } from './customers/CustomerSearch.ts';
import type { CustomerSearchResult } from './customers/CustomerSearchResult.ts';
import type { CustomerStatus, CustomerStatusInput } from './customers/CustomerStatus.ts';
import type { CustomerSum } from './customers/CustomerSum.ts';
import type { CustomerVisit } from './customers/CustomerVisit.ts';
import type { DeadLetter, DeadLetterInput } from './jobs/DeadLetter.ts';
import type { Deposit, DepositInput } from './money/Deposit.ts';
import type { DeskNotification, DeskNotificationInput } from './contract/DeskNotification.ts';
import type { DeskPaymentMethod, DeskPaymentMethodInput } from './desk/DeskPaymentMethod.ts';
import type { DeskSellingDevice, DeskSellingDeviceInput } from './accounts/DeskSellingDevice.ts';
import type { DeskSession, DeskSessionInput } from './desk/DeskSession.ts';
import type { DeskSessionAccount } from './desk/DeskSessionAccount.ts';
import type { DeskSessionMethod } from './desk/DeskSessionMethod.ts';
import type { DeskSessionMovement } from './desk/DeskSessionMovement.ts';
import type { DeskSessionOfDay } from './reports/DeskSessionOfDay.ts';
import type { DeskSessionsOfDays } from './reports/DeskSessionsOfDays.ts';
import type { DeskSessionsQuery } from './reports/DeskSessionsQuery.ts';
import type { DeskUser, DeskUserInput } from './accounts/DeskUser.ts';
import type { DeviceImageQuery } from './box/DeviceImageQuery.ts';
import type { DeviceState, DeviceStateInput } from './box/DeviceState.ts';
import type { DoorCount } from './tickets/DoorCount.ts';
import type { DoorOverview } from './tickets/DoorOverview.ts';
import type { DoorTicket } from './tickets/DoorTicket.ts';
import type { DoorTicketQuery } from './tickets/DoorTicketQuery.ts';
import type { DrawnBlock } from './seating/DrawnBlock.ts';
import type { DrawnPlan } from './seating/DrawnPlan.ts';
import type { DrawnSeat } from './seating/DrawnSeat.ts';
import type { DuplicateCustomer } from './customers/DuplicateCustomer.ts';
import type { DuplicateGroup } from './customers/DuplicateGroup.ts';
import type { DuplicateList } from './customers/DuplicateList.ts';
import type { DuplicatePair } from './customers/DuplicatePair.ts';
import type { DuplicateQuery } from './customers/DuplicateQuery.ts';
import type { DuplicateShared } from './customers/DuplicateShared.ts';
import type { EventDate, EventDateInput } from './programming/EventDate.ts';
import type { EventDateClone } from './programming/EventDateClone.ts';
import type { EventDateOptionStatus } from './sale/EventDateOptionStatus.ts';
import type { EventDatePattern, EventDatePatternInput } from './programming/EventDatePattern.ts';
import type { FactorConfirmation } from './accounts/FactorConfirmation.ts';
import type { FactorOffer } from './accounts/FactorOffer.ts';
import type { Feature, FeatureInput } from './contract/Feature.ts';
import type { FeatureSwitch } from './contract/FeatureSwitch.ts';
import type { Fee, FeeInput } from './orders/Fee.ts';
import type { Form, FormInput } from './sale/Form.ts';
import type { FormField } from './sale/FormField.ts';
import type { FormQuestion } from './sale/FormQuestion.ts';
import type { HeldPolicy } from './accounts/HeldPolicy.ts';
import type { HeldRole } from './accounts/HeldRole.ts';
import type { HomeAttention } from './sale/HomeAttention.ts';
import type { HomeOverview } from './sale/HomeOverview.ts';
import type { HomeTakings } from './sale/HomeTakings.ts';
import type { ImpersonationRequest } from './accounts/ImpersonationRequest.ts';
import type { ImpersonationToken } from './accounts/ImpersonationToken.ts';
import type { ImportContext } from './imports/ImportContext.ts';
import type { ImportNameQuery } from './imports/ImportNameQuery.ts';
import type { ImportedFile, ImportedFileInput } from './customers/ImportedFile.ts';
import type { ImportedFileMapping } from './customers/ImportedFileMapping.ts';
import type { ImportedFileRefusal, ImportedFileRefusalInput } from './customers/ImportedFileRefusal.ts';
import type { ImportedFileRemoval } from './customers/ImportedFileRemoval.ts';
import type { ImportedFileSheet } from './customers/ImportedFileSheet.ts';
import type { ImportedFileUpload } from './customers/ImportedFileUpload.ts';
import type { ImportedTicket, ImportedTicketInput } from './imports/ImportedTicket.ts';
import type { Invoice, InvoiceInput } from './orders/Invoice.ts';
import type { InvoiceDocumentQuery } from './orders/InvoiceDocumentQuery.ts';
import type { InvoiceLine, InvoiceLineInput } from './orders/InvoiceLine.ts';
import type { InvoiceMail } from './orders/InvoiceMail.ts';
import type { Job, JobInput } from './jobs/Job.ts';
import type { JournalRecord, JournalRecordInput } from './fiscal/JournalRecord.ts';
import type { LetteredEntries } from './money/LetteredEntries.ts';
import type { Lettering, LetteringInput } from './money/Lettering.ts';
import type { LetteringSelection } from './money/LetteringSelection.ts';
import type { LikelyDuplicate } from './customers/LikelyDuplicate.ts';
import type { LogicalSeatConfig, LogicalSeatConfigInput } from './seating/LogicalSeatConfig.ts';
import type { MailRecipient, MailRecipientInput } from './customers/MailRecipient.ts';
import type { MailSending, MailSendingInput } from './customers/MailSending.ts';
import type { MailSendingPreview } from './customers/MailSendingPreview.ts';
import type { MailSynchronization } from './customers/MailSynchronization.ts';
import type { MailerAccess, MailerAccessInput } from './customers/MailerAccess.ts';
import type { MappingNotification, MappingNotificationInput } from './imports/MappingNotification.ts';
import type { MassActionAggregate, MassActionAggregateInput } from './jobs/MassActionAggregate.ts';
import type { MassActionRow, MassActionRowInput } from './programming/MassActionRow.ts';
import type { MassDateChange } from './programming/MassDateChange.ts';
import type { MassPriceChange } from './programming/MassPriceChange.ts';
import type { MassSaleChange } from './programming/MassSaleChange.ts';
import type { MasterTicket, MasterTicketInput } from './tickets/MasterTicket.ts';
import type { Minisite, MinisiteInput } from './minisites/Minisite.ts';
import type { MinisiteParameters } from './minisites/MinisiteParameters.ts';
import type { MinisiteSettings } from './minisites/MinisiteSettings.ts';
import type { Module, ModuleInput } from './minisites/Module.ts';
import type { Notification, NotificationInput } from './contract/Notification.ts';
import type { OfferExchange } from './offers/OfferExchange.ts';
import type { OfferRule, OfferRuleInput } from './offers/OfferRule.ts';
import type { OfferTrigger } from './offers/OfferTrigger.ts';
import type { OpenAccount } from './money/OpenAccount.ts';
import type { OptionAnswer } from './sale/OptionAnswer.ts';
import type { OptionAnswerResult } from './sale/OptionAnswerResult.ts';
import type { OptionDecision } from './sale/OptionDecision.ts';
import type { Order, OrderInput } from './orders/Order.ts';
import type { OrderCorrection } from './orders/OrderCorrection.ts';
import type { OrderCredit } from './orders/OrderCredit.ts';
import type { OrderCustomer } from './orders/OrderCustomer.ts';
import type { OrderDebit } from './orders/OrderDebit.ts';
import type { OrderEvent } from './orders/OrderEvent.ts';
import type { OrderExchange } from './orders/OrderExchange.ts';
import type { OrderFeeItem, OrderFeeItemInput } from './orders/OrderFeeItem.ts';
import type { OrderInvoice } from './orders/OrderInvoice.ts';
import type { OrderItem, OrderItemInput } from './orders/OrderItem.ts';
import type { OrderItemCashCoupon, OrderItemCashCouponInput } from './orders/OrderItemCashCoupon.ts';
import type { OrderItemInvoiceGroup, OrderItemInvoiceGroupInput } from './orders/OrderItemInvoiceGroup.ts';
import type { OrderPaymentLink } from './sale/OrderPaymentLink.ts';
import type { OrderReceiptQuery } from './orders/OrderReceiptQuery.ts';
import type { OrderRefund } from './orders/OrderRefund.ts';
import type { OrderRefundLine } from './orders/OrderRefundLine.ts';
import type { OrderRefundable } from './orders/OrderRefundable.ts';
import type { OrderRefundableLine } from './orders/OrderRefundableLine.ts';
import type { OrderRefundableMethod } from './orders/OrderRefundableMethod.ts';
import type { OrderRefundableTicket } from './orders/OrderRefundableTicket.ts';
import type { OrderSettlement } from './orders/OrderSettlement.ts';
import type { OrderSettlementEntry } from './orders/OrderSettlementEntry.ts';
import type { OrderSettlementMethod } from './orders/OrderSettlementMethod.ts';
import type { OrganizationalUnit, OrganizationalUnitInput } from './contract/OrganizationalUnit.ts';
import type { OwnAccount } from './accounts/OwnAccount.ts';
import type { OwnAccountChange } from './accounts/OwnAccountChange.ts';
import type { OwnPasskey } from './accounts/OwnPasskey.ts';
import type { OwnRights } from './accounts/OwnRights.ts';
import type { OwnSecondFactor } from './accounts/OwnSecondFactor.ts';
import type { OwnSession } from './accounts/OwnSession.ts';
import type { OwnToken } from './accounts/OwnToken.ts';
import type { OwnTokenMade } from './accounts/OwnTokenMade.ts';
import type { OwnTokenRequest } from './accounts/OwnTokenRequest.ts';
import type { PaintedMark } from './seating/PaintedMark.ts';
import type { PaintedSeats } from './seating/PaintedSeats.ts';
import type { PasskeyName } from './accounts/PasskeyName.ts';
import type { PasskeyRegistration } from './accounts/PasskeyRegistration.ts';
import type { PasswordChange } from './accounts/PasswordChange.ts';
import type { PasswordConfirmation } from './accounts/PasswordConfirmation.ts';
import type { PatternPreview } from './programming/PatternPreview.ts';
import type { PatternPreviewDate } from './programming/PatternPreviewDate.ts';
import type { Payment, PaymentInput } from './money/Payment.ts';
import type { PaymentAttempt, PaymentAttemptInput } from './money/PaymentAttempt.ts';
import type { PaymentFee, PaymentFeeInput } from './money/PaymentFee.ts';
import type { PaymentLink, PaymentLinkInput } from './money/PaymentLink.ts';
import type { Payout, PayoutInput } from './money/Payout.ts';
import type { PerformanceRefund } from './orders/PerformanceRefund.ts';
import type { PerformanceRefundOrder } from './orders/PerformanceRefundOrder.ts';
import type { PerformanceRefundPlan } from './orders/PerformanceRefundPlan.ts';
import type { PerformanceStatementQuery } from './reports/PerformanceStatementQuery.ts';
import type { PerformanceTakings } from './reports/PerformanceTakings.ts';
import type { PerformanceTicketsQuery } from './tickets/PerformanceTicketsQuery.ts';
import type { PerformancesOfDays } from './reports/PerformancesOfDays.ts';
import type { PerformancesQuery } from './reports/PerformancesQuery.ts';
import type { PersonalizedAccessGrant } from './accounts/PersonalizedAccessGrant.ts';
import type { PersonalizedAccessRevocation } from './accounts/PersonalizedAccessRevocation.ts';
import type { PlanSheetQuery } from './seating/PlanSheetQuery.ts';
import type { Policy, PolicyInput } from './accounts/Policy.ts';
import type { PolicyHolder } from './accounts/PolicyHolder.ts';
import type { PolicyUsers } from './accounts/PolicyUsers.ts';
import type { PriceChange } from './programming/PriceChange.ts';
import type { PriceCopies } from './programming/PriceCopies.ts';
import type { PriceHashQuery } from './programming/PriceHashQuery.ts';
import type { PriceToCopyQuery } from './programming/PriceToCopyQuery.ts';
import type { ProgrammedDate } from './programming/ProgrammedDate.ts';
import type { ProgrammedDates } from './programming/ProgrammedDates.ts';
import type { ProgrammedPrice } from './programming/ProgrammedPrice.ts';
import type { ProgrammedPrices } from './programming/ProgrammedPrices.ts';
import type { ProgrammedSale } from './programming/ProgrammedSale.ts';
import type { ProgrammedStock } from './programming/ProgrammedStock.ts';
import type { ProviderExportedCart, ProviderExportedCartInput } from './imports/ProviderExportedCart.ts';
import type { ProviderTicketCredentials, ProviderTicketCredentialsInput } from './imports/ProviderTicketCredentials.ts';
import type { ProviderTicketImport } from './imports/ProviderTicketImport.ts';
import type { ProviderTicketImportedFile, ProviderTicketImportedFileInput } from './imports/ProviderTicketImportedFile.ts';
import type { ProviderTicketReading } from './imports/ProviderTicketReading.ts';
import type { ProviderTicketRefusal, ProviderTicketRefusalInput } from './imports/ProviderTicketRefusal.ts';
import type { ProviderTicketUpload } from './imports/ProviderTicketUpload.ts';
import type { QuotationQuery } from './sale/QuotationQuery.ts';
import type { RecoveryCodes } from './accounts/RecoveryCodes.ts';
import type { Refund, RefundInput } from './orders/Refund.ts';
import type { RefundOrderItem, RefundOrderItemInput } from './orders/RefundOrderItem.ts';
import type { ReportingAccount, ReportingAccountInput } from './money/ReportingAccount.ts';
import type { Role, RoleInput } from './accounts/Role.ts';
import type { SaleMoment } from './programming/SaleMoment.ts';
import type { SalesBreakdown } from './reports/SalesBreakdown.ts';
import type { SalesQuery } from './reports/SalesQuery.ts';
import type { SalesRow } from './reports/SalesRow.ts';
import type { SavedView, SavedViewInput } from './contract/SavedView.ts';
import type { Scan, ScanInput } from './tickets/Scan.ts';
import type { ScanConfig, ScanConfigInput } from './tickets/ScanConfig.ts';
import type { ScanRecord } from './tickets/ScanRecord.ts';
import type { ScanTrack, ScanTrackInput } from './tickets/ScanTrack.ts';
import type { ScanTrackCheckpoint, ScanTrackCheckpointInput } from './tickets/ScanTrackCheckpoint.ts';
import type { ScheduledTask, ScheduledTaskInput } from './jobs/ScheduledTask.ts';
import type { SearchAggregation } from './customers/SearchAggregation.ts';
import type { Season, SeasonInput } from './programming/Season.ts';
import type { Seat, SeatInput } from './seating/Seat.ts';
import type { SeatConfig, SeatConfigInput } from './seating/SeatConfig.ts';
import type { SeatConfigBlock, SeatConfigBlockInput } from './seating/SeatConfigBlock.ts';
import type { SeatConfigMapping, SeatConfigMappingInput } from './imports/SeatConfigMapping.ts';
import type { SeatFloor, SeatFloorInput } from './seating/SeatFloor.ts';
import type { SeatGroup, SeatGroupInput } from './seating/SeatGroup.ts';
import type { SeatMapping, SeatMappingInput } from './imports/SeatMapping.ts';
import type { SeatStatesQuery } from './seating/SeatStatesQuery.ts';
import type { SeatZone, SeatZoneInput } from './seating/SeatZone.ts';
import type { SellingDevice, SellingDeviceInput } from './desk/SellingDevice.ts';
import type { SettingsCount } from './contract/SettingsCount.ts';
import type { SettingsOverview } from './contract/SettingsOverview.ts';
import type { Shipping, ShippingInput } from './orders/Shipping.ts';
import type { ShowProgramme } from './programming/ShowProgramme.ts';
import type { SibilParameter, SibilParameterInput } from './fiscal/SibilParameter.ts';
import type { StatementQuery } from './desk/StatementQuery.ts';
import type { Sticker, StickerInput } from './tickets/Sticker.ts';
import type { StockContingent, StockContingentInput } from './seating/StockContingent.ts';
import type { Subscription, SubscriptionInput } from './money/Subscription.ts';
import type { SubscriptionMaturity, SubscriptionMaturityInput } from './money/SubscriptionMaturity.ts';
import type { SuggestListQuery } from './customers/SuggestListQuery.ts';
import type { SuggestQuery } from './customers/SuggestQuery.ts';
import type { SuggestResult } from './customers/SuggestResult.ts';
import type { SupportResource, SupportResourceInput } from './contract/SupportResource.ts';
import type { SwitchQuery } from './desk/SwitchQuery.ts';
import type { Tag, TagInput } from './programming/Tag.ts';
import type { TagMerge } from './programming/TagMerge.ts';
import type { Takings } from './reports/Takings.ts';
import type { TakingsFileQuery } from './reports/TakingsFileQuery.ts';
import type { TakingsMethod } from './reports/TakingsMethod.ts';
import type { TakingsQuery } from './reports/TakingsQuery.ts';
import type { TakingsRate } from './reports/TakingsRate.ts';
import type { TakingsShow } from './reports/TakingsShow.ts';
import type { TakingsTotal } from './reports/TakingsTotal.ts';
import type { Tax, TaxInput } from './programming/Tax.ts';
import type { TerminalCharge } from './sale/TerminalCharge.ts';
import type { TerminalPayment, TerminalPaymentInput } from './sale/TerminalPayment.ts';
import type { TerminalPaymentSettlement } from './sale/TerminalPaymentSettlement.ts';
import type { Ticket, TicketInput } from './tickets/Ticket.ts';
import type { TicketCheckpoint, TicketCheckpointInput } from './tickets/TicketCheckpoint.ts';
import type { TicketDocumentQuery } from './tickets/TicketDocumentQuery.ts';
import type { TicketLayout, TicketLayoutInput } from './tickets/TicketLayout.ts';
import type { TicketLayoutDraft } from './tickets/TicketLayoutDraft.ts';
import type { TicketParticipation, TicketParticipationInput } from './customers/TicketParticipation.ts';
import type { TicketPrice, TicketPriceInput } from './programming/TicketPrice.ts';
import type { TicketPriceGroup, TicketPriceGroupInput } from './programming/TicketPriceGroup.ts';
import type { TicketPriceMapping, TicketPriceMappingInput } from './imports/TicketPriceMapping.ts';
import type { TicketPriceSeatGroup, TicketPriceSeatGroupInput } from './programming/TicketPriceSeatGroup.ts';
import type { Ticketing, TicketingInput } from './programming/Ticketing.ts';
import type { TicketingCategory, TicketingCategoryInput } from './programming/TicketingCategory.ts';
import type { TicketingMapping, TicketingMappingInput } from './imports/TicketingMapping.ts';
import type { TicketingOptionStress, TicketingOptionStressInput } from './programming/TicketingOptionStress.ts';
import type { TicketingSellingDevice, TicketingSellingDeviceInput } from './programming/TicketingSellingDevice.ts';
import type { TicketingSpectacle, TicketingSpectacleInput } from './fiscal/TicketingSpectacle.ts';
import type { TicketingUser, TicketingUserInput } from './programming/TicketingUser.ts';
import type { TrackPrice } from './tickets/TrackPrice.ts';
import type { TrackPriceChoice } from './tickets/TrackPriceChoice.ts';
import type { TrackPriceQuery } from './tickets/TrackPriceQuery.ts';
import type { Transaction, TransactionInput } from './money/Transaction.ts';
import type { TransactionGroup, TransactionGroupInput } from './money/TransactionGroup.ts';
import type { User, UserInput } from './contract/User.ts';
import type { UserDeskNotification, UserDeskNotificationInput } from './contract/UserDeskNotification.ts';
import type { UserRights } from './accounts/UserRights.ts';
import type { VatRateCheck } from './programming/VatRateCheck.ts';
import type { VatRateVerdict } from './programming/VatRateVerdict.ts';
import type { Venue, VenueInput } from './programming/Venue.ts';
import type { VenuePlace, VenuePlaceInput } from './fiscal/VenuePlace.ts';
import type { Version, VersionInput } from './contract/Version.ts';
import type { Wallet, WalletInput } from './money/Wallet.ts';

/** What every entity is answered as, by name. */
export interface EntityTypes {
  AccountingAccount: AccountingAccount;
  AccountingClient: AccountingClient;
  AccountingQuery: AccountingQuery;
  AccountingReport: AccountingReport;
  AccountsUser: AccountsUser;
  AuditDocument: AuditDocument;
  AuditPeriod: AuditPeriod;
  AutomaticTicketImport: AutomaticTicketImport;
  AvailableSeat: AvailableSeat;
  AvailableSeatBatch: AvailableSeatBatch;
  AvailableSeatChange: AvailableSeatChange;
  AvailableSeatModel: AvailableSeatModel;
  AvailableSeatMove: AvailableSeatMove;
  AvailableSeatMoves: AvailableSeatMoves;
  BankAccount: BankAccount;
  Billing: Billing;
  Booking: Booking;
  BookingItem: BookingItem;
  BookingTrack: BookingTrack;
  BookingTrackForm: BookingTrackForm;
  BookingTrackForms: BookingTrackForms;
  BookingTrackMode: BookingTrackMode;
  BookingTrackReplacement: BookingTrackReplacement;
  CancellationEffect: CancellationEffect;
  CancellationQuery: CancellationQuery;
  Cart: Cart;
  CartAnswers: CartAnswers;
  CartCheckout: CartCheckout;
  CartForm: CartForm;
  CartFormPlaces: CartFormPlaces;
  CartItem: CartItem;
  CartItemAnswers: CartItemAnswers;
  CartItemBatch: CartItemBatch;
  CartItemLine: CartItemLine;
  CartItemWithOffer: CartItemWithOffer;
  CartReservation: CartReservation;
  CartSelection: CartSelection;
  CartSelectionResult: CartSelectionResult;
  CashCount: CashCount;
  CashCountLine: CashCountLine;
  CashMovement: CashMovement;
  ChartActionQuery: ChartActionQuery;
  CheckoutPayment: CheckoutPayment;
  Checkpoint: Checkpoint;
  Client: Client;
  ClientAccount: ClientAccount;
  ClientBalance: ClientBalance;
  ClientBalanceOf: ClientBalanceOf;
  ClientDeposit: ClientDeposit;
  ClientEntry: ClientEntry;
  ClientLettering: ClientLettering;
  ClientMovement: ClientMovement;
  ClientOrder: ClientOrder;
  ClientStanding: ClientStanding;
  ClientStandings: ClientStandings;
  ClientStatementQuery: ClientStatementQuery;
  ClientsQuery: ClientsQuery;
  ContactList: ContactList;
  ContactListAnswer: ContactListAnswer;
  ContactListCheck: ContactListCheck;
  ContactListQuery: ContactListQuery;
  Contingent: Contingent;
  ContingentMapping: ContingentMapping;
  Contract: Contract;
  ContractAddendum: ContractAddendum;
  ContractUser: ContractUser;
  Coupon: Coupon;
  CouponCodeCheck: CouponCodeCheck;
  CouponCodeGroup: CouponCodeGroup;
  CouponCodeVerdict: CouponCodeVerdict;
  CouponCodes: CouponCodes;
  CrmCustomer: CrmCustomer;
  Customer: Customer;
  CustomerAccount: CustomerAccount;
  CustomerAggregation: CustomerAggregation;
  CustomerBalance: CustomerBalance;
  CustomerChange: CustomerChange;
  CustomerChangePreview: CustomerChangePreview;
  CustomerChangeRow: CustomerChangeRow;
  CustomerChangeSample: CustomerChangeSample;
  CustomerChangeUndo: CustomerChangeUndo;
  CustomerChart: CustomerChart;
  CustomerCoupon: CustomerCoupon;
  CustomerDeletion: CustomerDeletion;
  CustomerDistinction: CustomerDistinction;
  CustomerEdit: CustomerEdit;
  CustomerEvent: CustomerEvent;
  CustomerExport: CustomerExport;
  CustomerField: CustomerField;
  CustomerFieldContract: CustomerFieldContract;
  CustomerFilter: CustomerFilter;
  CustomerFilterCriteria: CustomerFilterCriteria;
  CustomerFilterGroup: CustomerFilterGroup;
  CustomerFilterOperator: CustomerFilterOperator;
  CustomerHolding: CustomerHolding;
  CustomerLabelCount: CustomerLabelCount;
  CustomerLabelQuery: CustomerLabelQuery;
  CustomerLink: CustomerLink;
  CustomerLookalike: CustomerLookalike;
  CustomerMerge: CustomerMerge;
  CustomerMergePreview: CustomerMergePreview;
  CustomerMergeRecord: CustomerMergeRecord;
  CustomerMergeSource: CustomerMergeSource;
  CustomerNote: CustomerNote;
  CustomerOverview: CustomerOverview;
  CustomerOwnField: CustomerOwnField;
  CustomerProfile: CustomerProfile;
  CustomerPurchase: CustomerPurchase;
  CustomerRemark: CustomerRemark;
  CustomerSearch: CustomerSearch;
  CustomerSearchResult: CustomerSearchResult;
  CustomerStatus: CustomerStatus;
  CustomerSum: CustomerSum;
  CustomerVisit: CustomerVisit;
  DeadLetter: DeadLetter;
  Deposit: Deposit;
  DeskNotification: DeskNotification;
  DeskPaymentMethod: DeskPaymentMethod;
  DeskSellingDevice: DeskSellingDevice;
  DeskSession: DeskSession;
  DeskSessionAccount: DeskSessionAccount;
  DeskSessionMethod: DeskSessionMethod;
  DeskSessionMovement: DeskSessionMovement;
  DeskSessionOfDay: DeskSessionOfDay;
  DeskSessionsOfDays: DeskSessionsOfDays;
  DeskSessionsQuery: DeskSessionsQuery;
  DeskUser: DeskUser;
  DeviceImageQuery: DeviceImageQuery;
  DeviceState: DeviceState;
  DoorCount: DoorCount;
  DoorOverview: DoorOverview;
  DoorTicket: DoorTicket;
  DoorTicketQuery: DoorTicketQuery;
  DrawnBlock: DrawnBlock;
  DrawnPlan: DrawnPlan;
  DrawnSeat: DrawnSeat;
  DuplicateCustomer: DuplicateCustomer;
  DuplicateGroup: DuplicateGroup;
  DuplicateList: DuplicateList;
  DuplicatePair: DuplicatePair;
  DuplicateQuery: DuplicateQuery;
  DuplicateShared: DuplicateShared;
  EventDate: EventDate;
  EventDateClone: EventDateClone;
  EventDateOptionStatus: EventDateOptionStatus;
  EventDatePattern: EventDatePattern;
  FactorConfirmation: FactorConfirmation;
  FactorOffer: FactorOffer;
  Feature: Feature;
  FeatureSwitch: FeatureSwitch;
  Fee: Fee;
  Form: Form;
  FormField: FormField;
  FormQuestion: FormQuestion;
  HeldPolicy: HeldPolicy;
  HeldRole: HeldRole;
  HomeAttention: HomeAttention;
  HomeOverview: HomeOverview;
  HomeTakings: HomeTakings;
  ImpersonationRequest: ImpersonationRequest;
  ImpersonationToken: ImpersonationToken;
  ImportContext: ImportContext;
  ImportNameQuery: ImportNameQuery;
  ImportedFile: ImportedFile;
  ImportedFileMapping: ImportedFileMapping;
  ImportedFileRefusal: ImportedFileRefusal;
  ImportedFileRemoval: ImportedFileRemoval;
  ImportedFileSheet: ImportedFileSheet;
  ImportedFileUpload: ImportedFileUpload;
  ImportedTicket: ImportedTicket;
  Invoice: Invoice;
  InvoiceDocumentQuery: InvoiceDocumentQuery;
  InvoiceLine: InvoiceLine;
  InvoiceMail: InvoiceMail;
  Job: Job;
  JournalRecord: JournalRecord;
  LetteredEntries: LetteredEntries;
  Lettering: Lettering;
  LetteringSelection: LetteringSelection;
  LikelyDuplicate: LikelyDuplicate;
  LogicalSeatConfig: LogicalSeatConfig;
  MailRecipient: MailRecipient;
  MailSending: MailSending;
  MailSendingPreview: MailSendingPreview;
  MailSynchronization: MailSynchronization;
  MailerAccess: MailerAccess;
  MappingNotification: MappingNotification;
  MassActionAggregate: MassActionAggregate;
  MassActionRow: MassActionRow;
  MassDateChange: MassDateChange;
  MassPriceChange: MassPriceChange;
  MassSaleChange: MassSaleChange;
  MasterTicket: MasterTicket;
  Minisite: Minisite;
  MinisiteParameters: MinisiteParameters;
  MinisiteSettings: MinisiteSettings;
  Module: Module;
  Notification: Notification;
  OfferExchange: OfferExchange;
  OfferRule: OfferRule;
  OfferTrigger: OfferTrigger;
  OpenAccount: OpenAccount;
  OptionAnswer: OptionAnswer;
  OptionAnswerResult: OptionAnswerResult;
  OptionDecision: OptionDecision;
  Order: Order;
  OrderCorrection: OrderCorrection;
  OrderCredit: OrderCredit;
  OrderCustomer: OrderCustomer;
  OrderDebit: OrderDebit;
  OrderEvent: OrderEvent;
  OrderExchange: OrderExchange;
  OrderFeeItem: OrderFeeItem;
  OrderInvoice: OrderInvoice;
  OrderItem: OrderItem;
  OrderItemCashCoupon: OrderItemCashCoupon;
  OrderItemInvoiceGroup: OrderItemInvoiceGroup;
  OrderPaymentLink: OrderPaymentLink;
  OrderReceiptQuery: OrderReceiptQuery;
  OrderRefund: OrderRefund;
  OrderRefundLine: OrderRefundLine;
  OrderRefundable: OrderRefundable;
  OrderRefundableLine: OrderRefundableLine;
  OrderRefundableMethod: OrderRefundableMethod;
  OrderRefundableTicket: OrderRefundableTicket;
  OrderSettlement: OrderSettlement;
  OrderSettlementEntry: OrderSettlementEntry;
  OrderSettlementMethod: OrderSettlementMethod;
  OrganizationalUnit: OrganizationalUnit;
  OwnAccount: OwnAccount;
  OwnAccountChange: OwnAccountChange;
  OwnPasskey: OwnPasskey;
  OwnRights: OwnRights;
  OwnSecondFactor: OwnSecondFactor;
  OwnSession: OwnSession;
  OwnToken: OwnToken;
  OwnTokenMade: OwnTokenMade;
  OwnTokenRequest: OwnTokenRequest;
  PaintedMark: PaintedMark;
  PaintedSeats: PaintedSeats;
  PasskeyName: PasskeyName;
  PasskeyRegistration: PasskeyRegistration;
  PasswordChange: PasswordChange;
  PasswordConfirmation: PasswordConfirmation;
  PatternPreview: PatternPreview;
  PatternPreviewDate: PatternPreviewDate;
  Payment: Payment;
  PaymentAttempt: PaymentAttempt;
  PaymentFee: PaymentFee;
  PaymentLink: PaymentLink;
  Payout: Payout;
  PerformanceRefund: PerformanceRefund;
  PerformanceRefundOrder: PerformanceRefundOrder;
  PerformanceRefundPlan: PerformanceRefundPlan;
  PerformanceStatementQuery: PerformanceStatementQuery;
  PerformanceTakings: PerformanceTakings;
  PerformanceTicketsQuery: PerformanceTicketsQuery;
  PerformancesOfDays: PerformancesOfDays;
  PerformancesQuery: PerformancesQuery;
  PersonalizedAccessGrant: PersonalizedAccessGrant;
  PersonalizedAccessRevocation: PersonalizedAccessRevocation;
  PlanSheetQuery: PlanSheetQuery;
  Policy: Policy;
  PolicyHolder: PolicyHolder;
  PolicyUsers: PolicyUsers;
  PriceChange: PriceChange;
  PriceCopies: PriceCopies;
  PriceHashQuery: PriceHashQuery;
  PriceToCopyQuery: PriceToCopyQuery;
  ProgrammedDate: ProgrammedDate;
  ProgrammedDates: ProgrammedDates;
  ProgrammedPrice: ProgrammedPrice;
  ProgrammedPrices: ProgrammedPrices;
  ProgrammedSale: ProgrammedSale;
  ProgrammedStock: ProgrammedStock;
  ProviderExportedCart: ProviderExportedCart;
  ProviderTicketCredentials: ProviderTicketCredentials;
  ProviderTicketImport: ProviderTicketImport;
  ProviderTicketImportedFile: ProviderTicketImportedFile;
  ProviderTicketReading: ProviderTicketReading;
  ProviderTicketRefusal: ProviderTicketRefusal;
  ProviderTicketUpload: ProviderTicketUpload;
  QuotationQuery: QuotationQuery;
  RecoveryCodes: RecoveryCodes;
  Refund: Refund;
  RefundOrderItem: RefundOrderItem;
  ReportingAccount: ReportingAccount;
  Role: Role;
  SaleMoment: SaleMoment;
  SalesBreakdown: SalesBreakdown;
  SalesQuery: SalesQuery;
  SalesRow: SalesRow;
  SavedView: SavedView;
  Scan: Scan;
  ScanConfig: ScanConfig;
  ScanRecord: ScanRecord;
  ScanTrack: ScanTrack;
  ScanTrackCheckpoint: ScanTrackCheckpoint;
  ScheduledTask: ScheduledTask;
  SearchAggregation: SearchAggregation;
  Season: Season;
  Seat: Seat;
  SeatConfig: SeatConfig;
  SeatConfigBlock: SeatConfigBlock;
  SeatConfigMapping: SeatConfigMapping;
  SeatFloor: SeatFloor;
  SeatGroup: SeatGroup;
  SeatMapping: SeatMapping;
  SeatStatesQuery: SeatStatesQuery;
  SeatZone: SeatZone;
  SellingDevice: SellingDevice;
  SettingsCount: SettingsCount;
  SettingsOverview: SettingsOverview;
  Shipping: Shipping;
  ShowProgramme: ShowProgramme;
  SibilParameter: SibilParameter;
  StatementQuery: StatementQuery;
  Sticker: Sticker;
  StockContingent: StockContingent;
  Subscription: Subscription;
  SubscriptionMaturity: SubscriptionMaturity;
  SuggestListQuery: SuggestListQuery;
  SuggestQuery: SuggestQuery;
  SuggestResult: SuggestResult;
  SupportResource: SupportResource;
  SwitchQuery: SwitchQuery;
  Tag: Tag;
  TagMerge: TagMerge;
  Takings: Takings;
  TakingsFileQuery: TakingsFileQuery;
  TakingsMethod: TakingsMethod;
  TakingsQuery: TakingsQuery;
  TakingsRate: TakingsRate;
  TakingsShow: TakingsShow;
  TakingsTotal: TakingsTotal;
  Tax: Tax;
  TerminalCharge: TerminalCharge;
  TerminalPayment: TerminalPayment;
  TerminalPaymentSettlement: TerminalPaymentSettlement;
  Ticket: Ticket;
  TicketCheckpoint: TicketCheckpoint;
  TicketDocumentQuery: TicketDocumentQuery;
  TicketLayout: TicketLayout;
  TicketLayoutDraft: TicketLayoutDraft;
  TicketParticipation: TicketParticipation;
  TicketPrice: TicketPrice;
  TicketPriceGroup: TicketPriceGroup;
  TicketPriceMapping: TicketPriceMapping;
  TicketPriceSeatGroup: TicketPriceSeatGroup;
  Ticketing: Ticketing;
  TicketingCategory: TicketingCategory;
  TicketingMapping: TicketingMapping;
  TicketingOptionStress: TicketingOptionStress;
  TicketingSellingDevice: TicketingSellingDevice;
  TicketingSpectacle: TicketingSpectacle;
  TicketingUser: TicketingUser;
  TrackPrice: TrackPrice;
  TrackPriceChoice: TrackPriceChoice;
  TrackPriceQuery: TrackPriceQuery;
  Transaction: Transaction;
  TransactionGroup: TransactionGroup;
  User: User;
  UserDeskNotification: UserDeskNotification;
  UserRights: UserRights;
  VatRateCheck: VatRateCheck;
  VatRateVerdict: VatRateVerdict;
  Venue: Venue;
  VenuePlace: VenuePlace;
  Version: Version;
  Wallet: Wallet;
}

/** What is accepted for every entity that is kept, by name. */
export interface EntityInputs {
  AccountingClient: AccountingClientInput;
  AccountsUser: AccountsUserInput;
  AuditDocument: AuditDocumentInput;
  AvailableSeat: AvailableSeatInput;
  AvailableSeatModel: AvailableSeatModelInput;
  BankAccount: BankAccountInput;
  Billing: BillingInput;
  Booking: BookingInput;
  BookingItem: BookingItemInput;
  BookingTrack: BookingTrackInput;
  BookingTrackMode: BookingTrackModeInput;
  Cart: CartInput;
  CartItem: CartItemInput;
  CartItemWithOffer: CartItemWithOfferInput;
  CashMovement: CashMovementInput;
  Checkpoint: CheckpointInput;
  Client: ClientInput;
  Contingent: ContingentInput;
  ContingentMapping: ContingentMappingInput;
  Contract: ContractInput;
  ContractAddendum: ContractAddendumInput;
  ContractUser: ContractUserInput;
  Coupon: CouponInput;
  CouponCodeGroup: CouponCodeGroupInput;
  CrmCustomer: CrmCustomerInput;
  Customer: CustomerInput;
  CustomerChangeRow: CustomerChangeRowInput;
  CustomerCoupon: CustomerCouponInput;
  CustomerDistinction: CustomerDistinctionInput;
  CustomerField: CustomerFieldInput;
  CustomerFieldContract: CustomerFieldContractInput;
  CustomerFilterCriteria: CustomerFilterCriteriaInput;
  CustomerFilterGroup: CustomerFilterGroupInput;
  CustomerFilterOperator: CustomerFilterOperatorInput;
  CustomerMergeRecord: CustomerMergeRecordInput;
  CustomerNote: CustomerNoteInput;
  CustomerStatus: CustomerStatusInput;
  DeadLetter: DeadLetterInput;
  Deposit: DepositInput;
  DeskNotification: DeskNotificationInput;
  DeskPaymentMethod: DeskPaymentMethodInput;
  DeskSellingDevice: DeskSellingDeviceInput;
  DeskSession: DeskSessionInput;
  DeskUser: DeskUserInput;
  DeviceState: DeviceStateInput;
  EventDate: EventDateInput;
  EventDatePattern: EventDatePatternInput;
  Feature: FeatureInput;
  Fee: FeeInput;
  Form: FormInput;
  ImportedFile: ImportedFileInput;
  ImportedFileRefusal: ImportedFileRefusalInput;
  ImportedTicket: ImportedTicketInput;
  Invoice: InvoiceInput;
  InvoiceLine: InvoiceLineInput;
  Job: JobInput;
  JournalRecord: JournalRecordInput;
  Lettering: LetteringInput;
  LogicalSeatConfig: LogicalSeatConfigInput;
  MailRecipient: MailRecipientInput;
  MailSending: MailSendingInput;
  MailerAccess: MailerAccessInput;
  MappingNotification: MappingNotificationInput;
  MassActionAggregate: MassActionAggregateInput;
  MassActionRow: MassActionRowInput;
  MasterTicket: MasterTicketInput;
  Minisite: MinisiteInput;
  Module: ModuleInput;
  Notification: NotificationInput;
  OfferRule: OfferRuleInput;
  Order: OrderInput;
  OrderFeeItem: OrderFeeItemInput;
  OrderItem: OrderItemInput;
  OrderItemCashCoupon: OrderItemCashCouponInput;
  OrderItemInvoiceGroup: OrderItemInvoiceGroupInput;
  OrganizationalUnit: OrganizationalUnitInput;
  Payment: PaymentInput;
  PaymentAttempt: PaymentAttemptInput;
  PaymentFee: PaymentFeeInput;
  PaymentLink: PaymentLinkInput;
  Payout: PayoutInput;
  Policy: PolicyInput;
  ProviderExportedCart: ProviderExportedCartInput;
  ProviderTicketCredentials: ProviderTicketCredentialsInput;
  ProviderTicketImportedFile: ProviderTicketImportedFileInput;
  ProviderTicketRefusal: ProviderTicketRefusalInput;
  Refund: RefundInput;
  RefundOrderItem: RefundOrderItemInput;
  ReportingAccount: ReportingAccountInput;
  Role: RoleInput;
  SavedView: SavedViewInput;
  Scan: ScanInput;
  ScanConfig: ScanConfigInput;
  ScanTrack: ScanTrackInput;
  ScanTrackCheckpoint: ScanTrackCheckpointInput;
  ScheduledTask: ScheduledTaskInput;
  Season: SeasonInput;
  Seat: SeatInput;
  SeatConfig: SeatConfigInput;
  SeatConfigBlock: SeatConfigBlockInput;
  SeatConfigMapping: SeatConfigMappingInput;
  SeatFloor: SeatFloorInput;
  SeatGroup: SeatGroupInput;
  SeatMapping: SeatMappingInput;
  SeatZone: SeatZoneInput;
  SellingDevice: SellingDeviceInput;
  Shipping: ShippingInput;
  SibilParameter: SibilParameterInput;
  Sticker: StickerInput;
  StockContingent: StockContingentInput;
  Subscription: SubscriptionInput;
  SubscriptionMaturity: SubscriptionMaturityInput;
  SupportResource: SupportResourceInput;
  Tag: TagInput;
  Tax: TaxInput;
  TerminalPayment: TerminalPaymentInput;
  Ticket: TicketInput;
  TicketCheckpoint: TicketCheckpointInput;
  TicketLayout: TicketLayoutInput;
  TicketParticipation: TicketParticipationInput;
  TicketPrice: TicketPriceInput;
  TicketPriceGroup: TicketPriceGroupInput;
  TicketPriceMapping: TicketPriceMappingInput;
  TicketPriceSeatGroup: TicketPriceSeatGroupInput;
  Ticketing: TicketingInput;
  TicketingCategory: TicketingCategoryInput;
  TicketingMapping: TicketingMappingInput;
  TicketingOptionStress: TicketingOptionStressInput;
  TicketingSellingDevice: TicketingSellingDeviceInput;
  TicketingSpectacle: TicketingSpectacleInput;
  TicketingUser: TicketingUserInput;
  Transaction: TransactionInput;
  TransactionGroup: TransactionGroupInput;
  User: UserInput;
  UserDeskNotification: UserDeskNotificationInput;
  Venue: VenueInput;
  VenuePlace: VenuePlaceInput;
  Version: VersionInput;
  Wallet: WalletInput;
}

/** The entities that relations lead to, by entity and property. */
export interface EntityRelations {
  AccountingClient: { readonly contract: 'Contract'; readonly reportingAccount: 'ReportingAccount' };
  AccountsUser: { readonly contract: 'Contract'; readonly contractRole: 'Role'; readonly deskSellingDevice: 'SellingDevice'; readonly organizationalUnitList: 'OrganizationalUnit'; readonly roleBefore: 'Role' };
  AuditDocument: { readonly contract: 'Contract' };
  AvailableSeat: { readonly contract: 'Contract'; readonly eventDate: 'EventDate'; readonly seat: 'Seat'; readonly seatConfig: 'SeatConfig'; readonly seatGroup: 'SeatGroup'; readonly stockContingent: 'StockContingent'; readonly cart: 'Cart'; readonly cartItem: 'CartItem'; readonly order: 'Order'; readonly ticket: 'Ticket' };
  AvailableSeatModel: { readonly contract: 'Contract'; readonly logicalSeatConfig: 'LogicalSeatConfig'; readonly seat: 'Seat'; readonly seatGroup: 'SeatGroup'; readonly contingent: 'Contingent' };
  BankAccount: { readonly contract: 'Contract'; readonly wallet: 'Wallet' };
  Billing: { readonly contract: 'Contract'; readonly bookingTrack: 'BookingTrack' };
  Booking: { readonly contract: 'Contract'; readonly order: 'Order'; readonly cart: 'Cart'; readonly customer: 'Customer'; readonly paymentLink: 'PaymentLink'; readonly ticketingList: 'Ticketing'; readonly bookingItemList: 'BookingItem' };
  BookingItem: { readonly contract: 'Contract'; readonly booking: 'Booking'; readonly ticket: 'Ticket'; readonly participant: 'Customer' };
  BookingTrack: { readonly contract: 'Contract'; readonly bookingTrackMode: 'BookingTrackMode'; readonly shippingList: 'Shipping'; readonly billingList: 'Billing'; readonly formList: 'Form'; readonly ticketPriceList: 'TicketPrice'; readonly offerRuleList: 'OfferRule' };
  BookingTrackMode: { readonly contract: 'Contract' };
  Cart: { readonly contract: 'Contract'; readonly customer: 'Customer'; readonly contact: 'Customer'; readonly cartItemList: 'CartItem'; readonly ticketList: 'Ticket'; readonly sellingDevice: 'SellingDevice'; readonly owner: 'AccountsUser'; readonly deskSession: 'DeskSession'; readonly coupon: 'Coupon'; readonly couponList: 'Coupon'; readonly appliedCouponList: 'Coupon'; readonly createdCouponList: 'Coupon'; readonly cartItemWithOfferList: 'CartItemWithOffer'; readonly parent: 'Cart'; readonly childrenList: 'Cart'; readonly tagList: 'Tag'; readonly organizationalUnitList: 'OrganizationalUnit'; readonly contractList: 'Contract'; readonly walletList: 'Wallet'; readonly providerExportedCartList: 'ProviderExportedCart'; readonly orderList: 'Order'; readonly terminalPaymentList: 'TerminalPayment'; readonly bookingList: 'Booking' };
  CartItem: { readonly contract: 'Contract'; readonly cart: 'Cart'; readonly ticketPrice: 'TicketPrice'; readonly stockContingent: 'StockContingent'; readonly occupiedContingentList: 'StockContingent'; readonly participant: 'Customer'; readonly ticketList: 'Ticket'; readonly availableSeatList: 'AvailableSeat'; readonly seatList: 'Seat' };
  CartItemWithOffer: { readonly contract: 'Contract'; readonly cart: 'Cart'; readonly cartItem: 'CartItem'; readonly ticketPrice: 'TicketPrice'; readonly offer: 'OfferRule'; readonly availableSeatList: 'AvailableSeat' };
  CashMovement: { readonly contract: 'Contract'; readonly deskSession: 'DeskSession' };
  Checkpoint: { readonly contract: 'Contract'; readonly scanTrackCheckpointList: 'ScanTrackCheckpoint' };
  Client: { readonly contract: 'Contract'; readonly reportingAccount: 'ReportingAccount'; readonly depositList: 'Deposit'; readonly transactionList: 'Transaction' };
  Contingent: { readonly contract: 'Contract' };
  ContingentMapping: { readonly contract: 'Contract'; readonly contingent: 'Contingent' };
  Contract: { readonly sellingDeviceList: 'SellingDevice'; readonly deviceStateList: 'DeviceState'; readonly deskPaymentMethodList: 'DeskPaymentMethod'; readonly tagList: 'Tag'; readonly ticketingCategoryList: 'TicketingCategory'; readonly organizationalUnitList: 'OrganizationalUnit'; readonly walletList: 'Wallet'; readonly minisiteList: 'Minisite'; readonly providerTicketCredentialsList: 'ProviderTicketCredentials'; readonly customerFieldContractList: 'CustomerFieldContract'; readonly customerStatusList: 'CustomerStatus'; readonly addendumList: 'ContractAddendum'; readonly offerRuleList: 'OfferRule'; readonly seatConfigList: 'SeatConfig'; readonly logicalSeatConfigList: 'LogicalSeatConfig'; readonly seatGroupList: 'SeatGroup' };
  ContractAddendum: { readonly contract: 'Contract' };
  ContractUser: { readonly contract: 'Contract'; readonly user: 'User' };
  Coupon: { readonly contract: 'Contract'; readonly season: 'Season'; readonly offerRuleList: 'OfferRule'; readonly customerStatusList: 'CustomerStatus'; readonly couponCodeGroup: 'CouponCodeGroup'; readonly participant: 'Customer'; readonly applyingCartItemList: 'CartItem'; readonly applyingOrderItemList: 'OrderItem'; readonly applyingOrderList: 'Order'; readonly creatingOfferRule: 'OfferRule'; readonly creatingOrder: 'Order'; readonly creatingOrderItemList: 'OrderItem'; readonly creatingCartItemList: 'CartItem' };
  CouponCodeGroup: { readonly contract: 'Contract'; readonly couponList: 'Coupon'; readonly ticketPriceList: 'TicketPrice' };
  CrmCustomer: { readonly contract: 'Contract'; readonly organizationList: 'CrmCustomer'; readonly tagList: 'Tag'; readonly importedFile: 'ImportedFile'; readonly mergedInto: 'CrmCustomer'; readonly statusList: 'CustomerStatus'; readonly couponList: 'CustomerCoupon'; readonly participationList: 'TicketParticipation' };
  Customer: { readonly contract: 'Contract'; readonly client: 'Client'; readonly orderList: 'Order' };
  CustomerChangeRow: { readonly contract: 'Contract'; readonly job: 'Job'; readonly customer: 'CrmCustomer' };
  CustomerCoupon: { readonly contract: 'Contract'; readonly customer: 'CrmCustomer' };
  CustomerDistinction: { readonly contract: 'Contract'; readonly first: 'CrmCustomer'; readonly second: 'CrmCustomer' };
  CustomerField: object;
  CustomerFieldContract: { readonly contract: 'Contract'; readonly customerField: 'CustomerField'; readonly form: 'Form'; readonly parent: 'CustomerFieldContract' };
  CustomerFilterCriteria: object;
  CustomerFilterGroup: { readonly criteriaList: 'CustomerFilterCriteria' };
  CustomerFilterOperator: object;
  CustomerMergeRecord: { readonly contract: 'Contract'; readonly kept: 'CrmCustomer' };
  CustomerNote: { readonly contract: 'Contract'; readonly customer: 'CrmCustomer'; readonly assignee: 'User' };
  CustomerStatus: { readonly contract: 'Contract'; readonly couponList: 'Coupon' };
  DeadLetter: { readonly contract: 'Contract' };
  Deposit: { readonly contract: 'Contract'; readonly client: 'Client'; readonly sellingDevice: 'SellingDevice'; readonly order: 'Order'; readonly transactionList: 'Transaction' };
  DeskNotification: object;
  DeskPaymentMethod: { readonly contract: 'Contract'; readonly reportingAccount: 'ReportingAccount' };
  DeskSellingDevice: { readonly contract: 'Contract'; readonly sellingDevice: 'SellingDevice' };
  DeskSession: { readonly contract: 'Contract'; readonly sellingDevice: 'SellingDevice' };
  DeskUser: { readonly contract: 'Contract'; readonly user: 'User' };
  DeviceState: { readonly contract: 'Contract' };
  EventDate: { readonly contract: 'Contract'; readonly ticketing: 'Ticketing'; readonly pattern: 'EventDatePattern'; readonly seatConfig: 'SeatConfig'; readonly logicalSeatConfig: 'LogicalSeatConfig'; readonly ticketPriceList: 'TicketPrice'; readonly stockContingentList: 'StockContingent'; readonly availableSeatList: 'AvailableSeat' };
  EventDatePattern: { readonly contract: 'Contract'; readonly ticketing: 'Ticketing'; readonly seatConfig: 'SeatConfig'; readonly ticketPriceList: 'TicketPrice'; readonly eventDateList: 'EventDate' };
  Feature: object;
  Fee: { readonly contract: 'Contract'; readonly shippingList: 'Shipping' };
  Form: { readonly contract: 'Contract'; readonly bookingTrack: 'BookingTrack'; readonly customerFieldContractList: 'CustomerFieldContract' };
  ImportedFile: { readonly contract: 'Contract'; readonly createdList: 'CrmCustomer'; readonly refusalList: 'ImportedFileRefusal' };
  ImportedFileRefusal: { readonly contract: 'Contract'; readonly importedFile: 'ImportedFile' };
  ImportedTicket: { readonly contract: 'Contract'; readonly importedFile: 'ProviderTicketImportedFile'; readonly ticket: 'Ticket'; readonly stockContingent: 'StockContingent'; readonly occupiedContingentList: 'StockContingent' };
  Invoice: { readonly contract: 'Contract'; readonly order: 'Order'; readonly invoiceLineList: 'InvoiceLine'; readonly originalInvoice: 'Invoice'; readonly correctionList: 'Invoice' };
  InvoiceLine: { readonly contract: 'Contract'; readonly invoice: 'Invoice'; readonly orderItem: 'OrderItem' };
  Job: { readonly contract: 'Contract' };
  JournalRecord: { readonly contract: 'Contract' };
  Lettering: { readonly contract: 'Contract'; readonly client: 'Client'; readonly transactionList: 'Transaction'; readonly owner: 'AccountsUser'; readonly undoneBy: 'AccountsUser' };
  LogicalSeatConfig: { readonly contract: 'Contract'; readonly seatConfig: 'SeatConfig'; readonly defaultSeatGroup: 'SeatGroup'; readonly seatGroupList: 'SeatGroup'; readonly contingentList: 'Contingent'; readonly stockContingentList: 'StockContingent'; readonly availableSeatModelList: 'AvailableSeatModel'; readonly eventDateList: 'EventDate' };
  MailRecipient: { readonly contract: 'Contract'; readonly sending: 'MailSending'; readonly customer: 'CrmCustomer' };
  MailSending: { readonly contract: 'Contract'; readonly job: 'Job'; readonly recipientList: 'MailRecipient' };
  MailerAccess: { readonly contract: 'Contract' };
  MappingNotification: { readonly contract: 'Contract'; readonly importedFile: 'ProviderTicketImportedFile' };
  MassActionAggregate: { readonly contract: 'Contract' };
  MassActionRow: { readonly contract: 'Contract'; readonly job: 'Job'; readonly ticketing: 'Ticketing'; readonly eventDate: 'EventDate'; readonly ticketPrice: 'TicketPrice'; readonly copy: 'EventDate' };
  MasterTicket: { readonly contract: 'Contract'; readonly order: 'Order'; readonly participant: 'Customer'; readonly tickets: 'Ticket' };
  Minisite: { readonly contract: 'Contract'; readonly sellingDevice: 'SellingDevice'; readonly mainContract: 'Contract'; readonly moduleList: 'Module' };
  Module: { readonly contract: 'Contract'; readonly minisite: 'Minisite' };
  Notification: object;
  OfferRule: { readonly contract: 'Contract'; readonly bookingTrack: 'BookingTrack'; readonly ticketPriceList: 'TicketPrice'; readonly customerStatusList: 'CustomerStatus'; readonly contractList: 'Contract'; readonly couponList: 'Coupon'; readonly createdCouponList: 'Coupon' };
  Order: { readonly contract: 'Contract'; readonly customer: 'Customer'; readonly contact: 'Customer'; readonly shipping: 'Shipping'; readonly billing: 'Billing'; readonly orderItemList: 'OrderItem'; readonly ticketList: 'Ticket'; readonly bookingList: 'Booking'; readonly invoices: 'Invoice'; readonly refundList: 'Refund'; readonly subscriptionList: 'Subscription'; readonly paymentAttemptList: 'PaymentAttempt'; readonly createdCouponList: 'Coupon'; readonly payment: 'Payment'; readonly wallet: 'Wallet'; readonly paymentLink: 'PaymentLink'; readonly cart: 'Cart'; readonly parent: 'Order'; readonly childrenList: 'Order'; readonly rescheduledFromOrder: 'Order'; readonly sellingDevice: 'SellingDevice'; readonly sellingDeviceForPayment: 'SellingDevice'; readonly deskSession: 'DeskSession'; readonly owner: 'AccountsUser'; readonly tagList: 'Tag'; readonly organizationalUnitList: 'OrganizationalUnit' };
  OrderFeeItem: { readonly contract: 'Contract'; readonly orderItem: 'OrderItem' };
  OrderItem: { readonly contract: 'Contract'; readonly order: 'Order'; readonly ticketPrice: 'TicketPrice'; readonly eventDate: 'EventDate'; readonly ticketing: 'Ticketing'; readonly stockContingent: 'StockContingent'; readonly occupiedContingentList: 'StockContingent'; readonly offerRule: 'OfferRule'; readonly ticketList: 'Ticket'; readonly coupons: 'Coupon'; readonly orderFeeItemList: 'OrderFeeItem'; readonly cashCouponList: 'OrderItemCashCoupon'; readonly refundOrderItemList: 'RefundOrderItem'; readonly rescheduledItem: 'OrderItem' };
  OrderItemCashCoupon: { readonly contract: 'Contract'; readonly orderItem: 'OrderItem'; readonly coupon: 'Coupon' };
  OrderItemInvoiceGroup: { readonly contract: 'Contract'; readonly order: 'Order'; readonly orderItemList: 'OrderItem' };
  OrganizationalUnit: { readonly contract: 'Contract' };
  Payment: { readonly contract: 'Contract'; readonly order: 'Order'; readonly wallet: 'Wallet'; readonly paymentTransactionList: 'Transaction'; readonly paymentAttemptList: 'PaymentAttempt' };
  PaymentAttempt: { readonly contract: 'Contract'; readonly order: 'Order'; readonly payment: 'Payment' };
  PaymentFee: { readonly contract: 'Contract' };
  PaymentLink: { readonly contract: 'Contract' };
  Payout: { readonly contract: 'Contract'; readonly wallet: 'Wallet' };
  Policy: object;
  ProviderExportedCart: { readonly contract: 'Contract'; readonly cart: 'Cart' };
  ProviderTicketCredentials: { readonly contract: 'Contract' };
  ProviderTicketImportedFile: { readonly contract: 'Contract'; readonly eventDate: 'EventDate'; readonly refusalList: 'ProviderTicketRefusal'; readonly importedTicketList: 'ImportedTicket'; readonly scanTrack: 'ScanTrack' };
  ProviderTicketRefusal: { readonly contract: 'Contract'; readonly importedFile: 'ProviderTicketImportedFile' };
  Refund: { readonly contract: 'Contract'; readonly order: 'Order'; readonly refundOrderItemList: 'RefundOrderItem'; readonly invoice: 'Invoice'; readonly owner: 'AccountsUser'; readonly deskSession: 'DeskSession' };
  RefundOrderItem: { readonly contract: 'Contract'; readonly refund: 'Refund'; readonly orderItem: 'OrderItem'; readonly ticketList: 'Ticket' };
  ReportingAccount: { readonly contract: 'Contract' };
  Role: { readonly contract: 'Contract' };
  SavedView: { readonly contract: 'Contract' };
  Scan: { readonly contract: 'Contract'; readonly ticket: 'Ticket'; readonly checkpoint: 'Checkpoint'; readonly eventDate: 'EventDate'; readonly previousScan: 'Scan'; readonly rightCheckpoint: 'Checkpoint' };
  ScanConfig: { readonly contract: 'Contract' };
  ScanTrack: { readonly contract: 'Contract'; readonly scanTrackCheckpointList: 'ScanTrackCheckpoint'; readonly ticketPriceList: 'TicketPrice' };
  ScanTrackCheckpoint: { readonly contract: 'Contract'; readonly scanTrack: 'ScanTrack'; readonly checkpoint: 'Checkpoint' };
  ScheduledTask: object;
  Season: { readonly contract: 'Contract'; readonly ticketingList: 'Ticketing' };
  Seat: { readonly contract: 'Contract'; readonly seatConfig: 'SeatConfig'; readonly floor: 'SeatFloor'; readonly zone: 'SeatZone' };
  SeatConfig: { readonly contract: 'Contract'; readonly seatGroupList: 'SeatGroup'; readonly seatConfigBlockList: 'SeatConfigBlock'; readonly seatFloorList: 'SeatFloor'; readonly seatZoneList: 'SeatZone'; readonly seatList: 'Seat'; readonly logicalSeatConfigList: 'LogicalSeatConfig'; readonly eventDateList: 'EventDate'; readonly eventDatePatternList: 'EventDatePattern' };
  SeatConfigBlock: { readonly contract: 'Contract'; readonly seatConfig: 'SeatConfig' };
  SeatConfigMapping: { readonly contract: 'Contract'; readonly seatConfig: 'SeatConfig' };
  SeatFloor: { readonly contract: 'Contract'; readonly seatConfig: 'SeatConfig' };
  SeatGroup: { readonly contract: 'Contract'; readonly ticketPriceSeatGroupList: 'TicketPriceSeatGroup' };
  SeatMapping: { readonly contract: 'Contract'; readonly seat: 'Seat' };
  SeatZone: { readonly contract: 'Contract'; readonly seatConfig: 'SeatConfig' };
  SellingDevice: { readonly contract: 'Contract' };
  Shipping: { readonly contract: 'Contract'; readonly fee: 'Fee'; readonly bookingTrack: 'BookingTrack' };
  SibilParameter: { readonly contract: 'Contract' };
  Sticker: { readonly contract: 'Contract' };
  StockContingent: { readonly contract: 'Contract'; readonly eventDate: 'EventDate'; readonly contingent: 'Contingent'; readonly logicalSeatConfig: 'LogicalSeatConfig'; readonly parent: 'StockContingent'; readonly childrenList: 'StockContingent'; readonly availableSeatList: 'AvailableSeat' };
  Subscription: { readonly contract: 'Contract'; readonly customer: 'Customer'; readonly order: 'Order'; readonly payment: 'Payment'; readonly wallet: 'Wallet'; readonly coupon: 'Coupon'; readonly maturityList: 'SubscriptionMaturity' };
  SubscriptionMaturity: { readonly contract: 'Contract'; readonly subscription: 'Subscription' };
  SupportResource: object;
  Tag: { readonly contract: 'Contract' };
  Tax: object;
  TerminalPayment: { readonly contract: 'Contract'; readonly cart: 'Cart'; readonly order: 'Order'; readonly seller: 'AccountsUser'; readonly deskSession: 'DeskSession'; readonly settledBy: 'AccountsUser' };
  Ticket: { readonly contract: 'Contract'; readonly order: 'Order'; readonly orderItem: 'OrderItem'; readonly ticketPrice: 'TicketPrice'; readonly eventDate: 'EventDate'; readonly seat: 'Seat'; readonly availableSeat: 'AvailableSeat'; readonly cartItem: 'CartItem'; readonly participant: 'Customer'; readonly masterTicketList: 'MasterTicket'; readonly ticketCheckpointList: 'TicketCheckpoint'; readonly scanList: 'Scan'; readonly replacedTicket: 'Ticket' };
  TicketCheckpoint: { readonly contract: 'Contract'; readonly ticket: 'Ticket'; readonly checkpoint: 'Checkpoint' };
  TicketLayout: { readonly contract: 'Contract'; readonly organizationalUnit: 'OrganizationalUnit'; readonly ticketing: 'Ticketing' };
  TicketParticipation: { readonly contract: 'Contract'; readonly customer: 'CrmCustomer' };
  TicketPrice: { readonly contract: 'Contract'; readonly eventDate: 'EventDate'; readonly eventDatePattern: 'EventDatePattern'; readonly tax: 'Tax'; readonly ticketPriceGroup: 'TicketPriceGroup'; readonly sellingDeviceList: 'SellingDevice'; readonly wallet: 'Wallet'; readonly bookingTrack: 'BookingTrack'; readonly scanTrack: 'ScanTrack'; readonly couponCodeGroup: 'CouponCodeGroup'; readonly offerRuleList: 'OfferRule'; readonly contingentList: 'Contingent'; readonly ticketPriceSeatGroupList: 'TicketPriceSeatGroup' };
  TicketPriceGroup: { readonly contract: 'Contract'; readonly ticketPriceList: 'TicketPrice' };
  TicketPriceMapping: { readonly contract: 'Contract'; readonly ticketPrice: 'TicketPrice' };
  TicketPriceSeatGroup: { readonly contract: 'Contract'; readonly ticketPrice: 'TicketPrice'; readonly seatGroup: 'SeatGroup' };
  Ticketing: { readonly contract: 'Contract'; readonly season: 'Season'; readonly ticketingCategory: 'TicketingCategory'; readonly organizationalUnit: 'OrganizationalUnit'; readonly venue: 'Venue'; readonly wallet: 'Wallet'; readonly eventDateList: 'EventDate'; readonly eventDatePatternList: 'EventDatePattern'; readonly tagList: 'Tag'; readonly minisiteList: 'Minisite'; readonly ticketingSellingDeviceList: 'TicketingSellingDevice'; readonly firstFutureEventDate: 'EventDate' };
  TicketingCategory: { readonly contract: 'Contract'; readonly ticketingList: 'Ticketing' };
  TicketingMapping: { readonly contract: 'Contract'; readonly ticketing: 'Ticketing' };
  TicketingOptionStress: { readonly contract: 'Contract'; readonly ticketing: 'Ticketing' };
  TicketingSellingDevice: { readonly contract: 'Contract'; readonly ticketing: 'Ticketing'; readonly sellingDevice: 'SellingDevice' };
  TicketingSpectacle: { readonly contract: 'Contract'; readonly ticketing: 'Ticketing' };
  TicketingUser: { readonly contract: 'Contract' };
  Transaction: { readonly contract: 'Contract'; readonly order: 'Order'; readonly orderItem: 'OrderItem'; readonly payment: 'Payment'; readonly transactionGroup: 'TransactionGroup'; readonly original: 'Transaction'; readonly client: 'Client'; readonly deposit: 'Deposit'; readonly reportingAccount: 'ReportingAccount'; readonly payout: 'Payout'; readonly deskSession: 'DeskSession'; readonly deskPaymentMethod: 'DeskPaymentMethod' };
  TransactionGroup: { readonly contract: 'Contract'; readonly order: 'Order'; readonly owner: 'AccountsUser'; readonly transactionList: 'Transaction' };
  User: { readonly contract: 'Contract'; readonly accountsUser: 'AccountsUser'; readonly contractUserList: 'ContractUser' };
  UserDeskNotification: { readonly contract: 'Contract'; readonly accountsUser: 'AccountsUser'; readonly deskNotification: 'DeskNotification' };
  Venue: { readonly contract: 'Contract'; readonly ticketingList: 'Ticketing' };
  VenuePlace: { readonly contract: 'Contract'; readonly venue: 'Venue' };
  Version: object;
  Wallet: { readonly contract: 'Contract'; readonly bankAccountList: 'BankAccount'; readonly ticketPriceList: 'TicketPrice'; readonly payoutList: 'Payout' };
}

export type EntityName = keyof EntityTypes;

/** What menus and links need of an entity before its descriptor is loaded. */
export type EntitySummary = Pick<
  EntityDescriptor,
  'name' | 'area' | 'api' | 'collection' | 'path' | 'scope' | 'title' | 'label' | 'plural' | 'group' | 'icon' | 'search' | 'hide' | 'served' | 'operations' | 'rights'
> & { readonly name: EntityName };

export const entities: readonly EntitySummary[] = [
  {"name":"AccountingClient","area":"customers","api":"ticketing","collection":"/accounting_clients","scope":"contract","title":"name","label":{"en":"Accounting client","fr":"Client comptable"},"plural":{"en":"Accounting clients","fr":"Clients comptables"},"group":"customers","icon":"ContactMail","search":["name","accountingCode","email"],"operations":["list","read","create","update","delete"],"rights":{"read":["accounting.read","customers.read"],"write":["accounting.write","customers.write"],"delete":"accounting.write"}},
  {"name":"AccountsUser","area":"accounts","api":"accounts","collection":"/users","scope":"contract","title":"fullName","label":{"en":"User","fr":"Utilisateur"},"plural":{"en":"Users","fr":"Utilisateurs"},"icon":"Person","search":["fullName","lastname","firstname","email","position"],"operations":["list","read","create","update"],"rights":{"read":"rights.read","write":"rights.write"}},
  {"name":"AuditDocument","area":"fiscal","api":"ticketing","collection":"/audit_documents","path":"/accountability/compliance-audit-documents","scope":"contract","title":"startDate","label":{"en":"Audit document","fr":"Document de contrôle"},"plural":{"en":"Audit documents","fr":"Documents de contrôle"},"group":"fiscal","icon":"FactCheck","operations":["list","read"],"rights":{"read":"fiscal.read","write":"fiscal.write"}},
  {"name":"AvailableSeat","area":"seating","api":"ticketing","collection":"/available_seats","scope":"contract","title":"label","label":{"en":"Seat of a performance","fr":"Place de représentation"},"plural":{"en":"Seats of performances","fr":"Places de représentation"},"icon":"Chair","operations":["list","read"],"rights":{"read":["programming.read","sales.sell"],"write":["stock.write","sales.sell"]}},
  {"name":"AvailableSeatModel","area":"seating","api":"ticketing","collection":"/available_seat_models","scope":"contract","title":"label","label":{"en":"Seat of a configuration","fr":"Place de configuration"},"plural":{"en":"Seats of configurations","fr":"Places de configuration"},"icon":"Chair","operations":["list","read","create","update","delete"],"rights":{"read":["programming.read","sales.sell"],"write":"stock.write"}},
  {"name":"BankAccount","area":"money","api":"ticketing","collection":"/bank_accounts","scope":"contract","title":"ownerName","label":{"en":"Bank account","fr":"Compte bancaire"},"plural":{"en":"Bank accounts","fr":"Comptes bancaires"},"group":"money","icon":"AccountBalance","search":["ownerName","tag"],"operations":["list","read","create","update","delete"],"rights":{"read":"payouts.read","write":"accounting.write"}},
  {"name":"Billing","area":"orders","api":"ticketing","collection":"/billings","scope":"contract","title":"type","label":{"en":"Billing","fr":"Mode de règlement"},"plural":{"en":"Billings","fr":"Modes de règlement"},"group":"orders","icon":"RequestQuote","operations":["list","read","create","update","delete"],"rights":{"read":["orders.read","sales.sell"],"write":["sales.sell","orders.correct"]}},
  {"name":"Booking","area":"sale","api":"ticketing","collection":"/bookings","path":{"list":"/reservations"},"scope":"contract","title":"entityName","label":{"en":"Reservation","fr":"Réservation"},"plural":{"en":"Reservations","fr":"Réservations"},"group":"sale","icon":"BookOnline","search":["searchContent","entityName"],"operations":["list","read"],"rights":{"read":["sales.reserve","orders.read"],"write":"sales.reserve"}},
  {"name":"BookingItem","area":"sale","api":"ticketing","collection":"/booking_items","scope":"contract","title":"ticketPriceName","label":{"en":"Reservation item","fr":"Article de réservation"},"plural":{"en":"Reservation items","fr":"Articles de réservation"},"icon":"ListAlt","search":["ticketPriceName","ticketBarcode","seatLabel"],"operations":["list","read"],"rights":{"read":["sales.reserve","orders.read"],"write":"sales.reserve"}},
  {"name":"BookingTrack","area":"sale","api":"ticketing","collection":"/booking_tracks","path":"/settings/booking-track","scope":"contract","title":"name","label":{"en":"Reservation track","fr":"Parcours de réservation"},"plural":{"en":"Reservation tracks","fr":"Parcours de réservation"},"group":"sale","icon":"Route","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"BookingTrackMode","area":"sale","api":"ticketing","collection":"/booking_track_modes","scope":"contract","title":"label","label":{"en":"Reservation mode","fr":"Mode de réservation"},"plural":{"en":"Reservation modes","fr":"Modes de réservation"},"group":"sale","icon":"Tune","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"Cart","area":"sale","api":"ticketing","collection":"/carts","path":"/carts","scope":"contract","title":"createdAt","label":{"en":"Cart","fr":"Panier"},"plural":{"en":"Carts","fr":"Paniers"},"group":"sale","icon":"ShoppingCart","search":["reservationName","comment"],"hide":"isHidden","operations":["list","read","create","update","delete"],"rights":{"read":["sales.sell","sales.reserve"],"write":["sales.sell","sales.reserve"],"update":{"own":["sales.sell","sales.reserve"],"any":"orders.correct"},"delete":{"own":["sales.sell","sales.reserve"],"any":"orders.correct"}}},
  {"name":"CartItem","area":"sale","api":"ticketing","collection":"/cart_items","scope":"contract","title":"groupKey","label":{"en":"Cart item","fr":"Article de panier"},"plural":{"en":"Cart items","fr":"Articles de panier"},"icon":"ShoppingBasket","operations":["list","read"],"rights":{"read":["sales.sell","sales.reserve"],"write":["sales.sell","sales.reserve"]}},
  {"name":"CartItemWithOffer","area":"sale","api":"ticketing","collection":"/cart_item_with_offers","scope":"contract","title":"name","label":{"en":"Cart item with offer","fr":"Article avec offre"},"plural":{"en":"Cart items with offers","fr":"Articles avec offres"},"icon":"ShoppingBasket","operations":["list","read"],"rights":{"read":["sales.sell","sales.reserve"],"write":["sales.sell","sales.reserve"]}},
  {"name":"CashMovement","area":"desk","api":"ticketing","collection":"/cash_movements","path":"/accountability/cash-movements","scope":"contract","title":"reason","label":{"en":"Cash movement","fr":"Mouvement d’espèces"},"plural":{"en":"Cash movements","fr":"Mouvements d’espèces"},"group":"desk","icon":"Payments","operations":["list","read","create"],"rights":{"read":["desk.operate","desk.oversee"],"write":"desk.operate"}},
  {"name":"Checkpoint","area":"tickets","api":"ticketing","collection":"/checkpoints","path":{"list":"/settings/scan-tracks/checkpoints","create":"/settings/scan-tracks/checkpoints/new","edit":"/settings/scan-tracks/checkpoints/edit/{id}","show":"/settings/scan-tracks/checkpoints/{id}"},"scope":"contract","title":"name","label":{"en":"Checkpoint","fr":"Point de contrôle"},"plural":{"en":"Checkpoints","fr":"Points de contrôle"},"group":"tickets","icon":"Sensors","hide":"isHidden","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"scans.configure"}},
  {"name":"Client","area":"customers","api":"ticketing","collection":"/clients","path":"/clients","scope":"contract","title":"name","label":{"en":"Account holder","fr":"Client en compte"},"plural":{"en":"Account holders","fr":"Clients en compte"},"group":"customers","icon":"AccountBalanceWallet","search":["name","corporateName","email","phone","accountingNumber"],"operations":["list","read","create","update"],"rights":{"read":"customers.read","write":"customers.write","delete":"customers.erase"}},
  {"name":"Contingent","area":"seating","api":"ticketing","collection":"/contingents","scope":"contract","title":"name","label":{"en":"Contingent","fr":"Contingent"},"plural":{"en":"Contingents","fr":"Contingents"},"group":"seating","icon":"Groups","hide":"isHidden","operations":["list","read","create","update","delete"],"rights":{"read":["programming.read","sales.sell"],"write":"stock.write"}},
  {"name":"ContingentMapping","area":"imports","api":"ticketing","collection":"/contingent_mappings","path":"/settings/ticket-import/mapping/contingent","scope":"contract","title":"label","label":{"en":"Contingent mapping","fr":"Correspondance de contingent"},"plural":{"en":"Contingent mappings","fr":"Correspondances de contingents"},"group":"imports","icon":"SwapHoriz","operations":["list","read","create","update","delete"],"rights":{"read":"imports.run","write":"imports.run"}},
  {"name":"Contract","area":"contract","api":"ticketing","collection":"/contracts","scope":"self","title":"companyDisplayName","label":{"en":"Organiser","fr":"Organisateur"},"plural":{"en":"Organisers","fr":"Organisateurs"},"group":"contract","icon":"Business","operations":["list","read","update"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"ContractAddendum","area":"contract","api":"ticketing","collection":"/contract_addenda","path":"/onboarding/contract_addendums","scope":"contract","title":"summary","label":{"en":"Addendum","fr":"Avenant"},"plural":{"en":"Addenda","fr":"Avenants"},"group":"contract","icon":"Description","operations":["list","read"],"rights":{"read":"settings.read","write":"settings.write"}},
  {"name":"ContractUser","area":"accounts","api":"desk","collection":"/contract_users","scope":"contract","title":"email","label":{"en":"Desk member","fr":"Membre du guichet"},"plural":{"en":"Desk members","fr":"Membres du guichet"},"icon":"Badge","operations":["list","read"],"rights":{"read":"signedIn","write":"rights.write"}},
  {"name":"Coupon","area":"offers","api":"ticketing","collection":"/coupons","scope":"contract","title":"code","label":{"en":"Coupon","fr":"Code"},"plural":{"en":"Coupons","fr":"Codes"},"group":"offers","icon":"ConfirmationNumber","search":["code","description"],"operations":["list","read","create","update","delete"],"rights":{"read":["offers.read","sales.sell"],"write":"offers.write"}},
  {"name":"CouponCodeGroup","area":"offers","api":"ticketing","collection":"/coupon_code_groups","scope":"contract","title":"name","label":{"en":"Code group","fr":"Groupe de codes"},"plural":{"en":"Code groups","fr":"Groupes de codes"},"group":"offers","icon":"Folder","operations":["list","read","create","update","delete"],"rights":{"read":["offers.read","sales.sell"],"write":"offers.write"}},
  {"name":"CrmCustomer","area":"customers","api":"crm","collection":"/customers","path":"/customers","scope":"contract","title":"displayName","label":{"en":"Customer","fr":"Client"},"plural":{"en":"Customers","fr":"Clients"},"group":"customers","icon":"Contacts","search":["lastname","firstname","emailList","phoneList","city"],"operations":["list","read","create","update","delete"],"rights":{"read":"customers.read","write":"customers.write","delete":"customers.erase"}},
  {"name":"Customer","area":"customers","api":"ticketing","collection":"/customers","scope":"contract","title":"displayName","label":{"en":"Buyer","fr":"Acheteur"},"plural":{"en":"Buyers","fr":"Acheteurs"},"group":"customers","icon":"People","search":["displayName","email","phone","city"],"operations":["list","read","create","update","delete"],"rights":{"read":"customers.read","write":"customers.write","delete":"customers.erase"}},
  {"name":"CustomerChangeRow","area":"customers","api":"crm","collection":"/v1/customer_change_rows","scope":"contract","title":"name","label":{"en":"Customer of a change of many","fr":"Client d’une modification en nombre"},"plural":{"en":"Customers of a change of many","fr":"Clients d’une modification en nombre"},"icon":"People","operations":["list","read"],"rights":{"read":"customers.read","write":"customers.write"}},
  {"name":"CustomerCoupon","area":"customers","api":"crm","collection":"/v1/customer_coupons","scope":"contract","title":"code","label":{"en":"Customer’s coupon","fr":"Code du client"},"plural":{"en":"Customers’ coupons","fr":"Codes des clients"},"group":"customers","icon":"Redeem","operations":["list","read"],"rights":{"read":"customers.read","write":"customers.write"}},
  {"name":"CustomerDistinction","area":"customers","api":"crm","collection":"/v1/customer_distinctions","path":"/customers/distinctions","scope":"contract","title":"decidedBy","label":{"en":"Not the same","fr":"Pas le même"},"plural":{"en":"Not the same","fr":"Pas les mêmes"},"icon":"People","operations":["list","read","create","delete"],"rights":{"read":"customers.read","write":"customers.write"}},
  {"name":"CustomerField","area":"customers","api":"ticketing","collection":"/customer_fields","scope":"global","title":"slug","label":{"en":"Customer field","fr":"Champ client"},"plural":{"en":"Customer fields","fr":"Champs client"},"icon":"ShortText","operations":["list","read"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"CustomerFieldContract","area":"customers","api":"ticketing","collection":"/customer_field_contracts","path":"/settings/crm/fields","scope":"contract","title":"label","label":{"en":"Field of the customer form","fr":"Champ du formulaire client"},"plural":{"en":"Fields of customers","fr":"Champs des clients"},"group":"customers","icon":"DynamicForm","search":["label","slug"],"operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"CustomerFilterCriteria","area":"customers","api":"crm","collection":"/v1/customer_filter_criteria","scope":"global","title":"label","label":{"en":"Filter criterion","fr":"Critère de filtre"},"plural":{"en":"Filter criteria","fr":"Critères de filtre"},"icon":"FilterAlt","operations":["list","read"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"CustomerFilterGroup","area":"customers","api":"crm","collection":"/v1/customer_filter_groups","scope":"global","title":"label","label":{"en":"Filter group","fr":"Groupe de filtres"},"plural":{"en":"Filter groups","fr":"Groupes de filtres"},"icon":"FilterList","operations":["list","read"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"CustomerFilterOperator","area":"customers","api":"crm","collection":"/v1/customer_filter_operators","scope":"global","title":"label","label":{"en":"Filter operator","fr":"Opérateur de filtre"},"plural":{"en":"Filter operators","fr":"Opérateurs de filtre"},"icon":"Functions","operations":["list","read"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"CustomerMergeRecord","area":"customers","api":"crm","collection":"/v1/customer_merges","path":"/customers/merges","scope":"contract","title":"mergedNames","label":{"en":"Merge of customers","fr":"Fusion de clients"},"plural":{"en":"Merges of customers","fr":"Fusions de clients"},"icon":"People","operations":["list","read"],"rights":{"read":"customers.read","write":"customers.write"}},
  {"name":"CustomerNote","area":"customers","api":"crm","collection":"/v1/customer_notes","path":"/customers/notes","scope":"contract","title":"text","label":{"en":"Note about a customer","fr":"Note sur un client"},"plural":{"en":"Notes about customers","fr":"Notes sur les clients"},"group":"customers","icon":"People","operations":["list","read","create","update","delete"],"rights":{"read":"customers.read","write":"customers.write","update":{"own":"customers.write","any":"rights.write"},"delete":{"own":"customers.write","any":"rights.write"}}},
  {"name":"CustomerStatus","area":"customers","api":"ticketing","collection":"/customer_statuses","scope":"contract","title":"label","label":{"en":"Customer status","fr":"Statut de client"},"plural":{"en":"Customer statuses","fr":"Statuts de clients"},"group":"customers","icon":"WorkspacePremium","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"DeadLetter","area":"jobs","api":"ticketing","collection":"/dead_letters","scope":"contract","title":"subscriber","label":{"en":"Failed update","fr":"Mise à jour en échec"},"plural":{"en":"Failed updates","fr":"Mises à jour en échec"},"group":"jobs","icon":"ReportProblem","operations":["list","read"],"rights":{"read":"jobs.manage","write":"jobs.manage"}},
  {"name":"Deposit","area":"money","api":"ticketing","collection":"/deposits","scope":"contract","title":"createdAt","label":{"en":"Deposit","fr":"Dépôt"},"plural":{"en":"Deposits","fr":"Dépôts"},"group":"money","icon":"Savings","operations":["list","read"],"rights":{"read":["accounting.read","sales.sell"],"write":["accounting.write","sales.sell"]}},
  {"name":"DeskNotification","area":"contract","api":"desk","collection":"/desk_notifications","scope":"global","title":"message","label":{"en":"Desk notification","fr":"Notification du guichet"},"plural":{"en":"Desk notifications","fr":"Notifications du guichet"},"icon":"NotificationsNone","operations":["list","read"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"DeskPaymentMethod","area":"desk","api":"ticketing","collection":"/desk_payment_methods","path":"/settings/payment-method","scope":"contract","title":"label","label":{"en":"Payment method","fr":"Moyen de paiement"},"plural":{"en":"Payment methods","fr":"Moyens de paiement"},"group":"desk","icon":"Payments","hide":"isHidden","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"DeskSellingDevice","area":"accounts","api":"accounts","collection":"/desk-selling-devices","scope":"contract","title":"name","label":{"en":"Desk","fr":"Guichet"},"plural":{"en":"Desks","fr":"Guichets"},"icon":"PointOfSale","operations":["list","read"],"rights":{"read":"signedIn","write":"devices.write"}},
  {"name":"DeskSession","area":"desk","api":"ticketing","collection":"/desk_sessions","path":"/accountability/desk-sessions","scope":"contract","title":"sessionNumber","label":{"en":"Desk session","fr":"Session de caisse"},"plural":{"en":"Desk sessions","fr":"Sessions de caisse"},"group":"desk","icon":"Schedule","operations":["list","read","create"],"rights":{"read":["desk.operate","desk.oversee"],"write":["desk.operate","desk.oversee"]}},
  {"name":"DeskUser","area":"accounts","api":"desk","collection":"/users","scope":"contract","title":"fullName","label":{"en":"Desk user","fr":"Utilisateur du guichet"},"plural":{"en":"Desk users","fr":"Utilisateurs du guichet"},"icon":"Person","operations":["list","read"],"rights":{"read":"signedIn","write":"rights.write"}},
  {"name":"DeviceState","area":"box","api":"ticketing","collection":"/device_states","scope":"contract","title":"name","label":{"en":"Device","fr":"Appareil"},"plural":{"en":"Devices","fr":"Appareils"},"group":"box","icon":"Print","operations":["list","read","create","update"],"rights":{"read":["desk.operate","devices.write"],"write":"devices.write"}},
  {"name":"EventDate","area":"programming","api":"ticketing","collection":"/event_dates","path":{"list":"/events","create":"/events/new","edit":"/events/{id}/settings","show":"/events/{id}"},"scope":"contract","title":"startDate","label":{"en":"Performance","fr":"Représentation"},"plural":{"en":"Performances","fr":"Représentations"},"group":"programming","icon":"Event","search":["seatingName"],"operations":["list","read","create","update","delete"],"rights":{"read":["programming.read","sales.sell","tickets.scan"],"write":"programming.write"}},
  {"name":"EventDatePattern","area":"programming","api":"ticketing","collection":"/event_date_patterns","scope":"contract","title":"label","label":{"en":"Date pattern","fr":"Modèle de dates"},"plural":{"en":"Date patterns","fr":"Modèles de dates"},"group":"programming","icon":"EventRepeat","operations":["list","read","create","update","delete"],"rights":{"read":"programming.read","write":"programming.write"}},
  {"name":"Feature","area":"contract","api":"ticketing","collection":"/features","scope":"global","title":"name","label":{"en":"Feature","fr":"Fonction"},"plural":{"en":"Features","fr":"Fonctions"},"group":"contract","icon":"Flag","operations":["list","read"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"Fee","area":"orders","api":"ticketing","collection":"/fees","scope":"contract","title":"type","label":{"en":"Fee","fr":"Frais"},"plural":{"en":"Fees","fr":"Frais"},"group":"orders","icon":"RequestQuote","operations":["list","read","create","update","delete"],"rights":{"read":"orders.read","write":"orders.correct"}},
  {"name":"Form","area":"sale","api":"ticketing","collection":"/forms","scope":"contract","title":"type","label":{"en":"Form","fr":"Formulaire"},"plural":{"en":"Forms","fr":"Formulaires"},"icon":"Assignment","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"ImportedFile","area":"customers","api":"crm","collection":"/v1/imported_files","path":"/settings/crm/imports","scope":"contract","title":"originalName","label":{"en":"Customer import","fr":"Import de clients"},"plural":{"en":"Customer imports","fr":"Imports de clients"},"group":"customers","icon":"UploadFile","operations":["list","read","update"],"rights":{"read":"customers.import","write":"customers.import"}},
  {"name":"ImportedFileRefusal","area":"customers","api":"crm","collection":"/v1/imported_file_refusals","scope":"contract","title":"rowNumber","label":{"en":"Refused row","fr":"Ligne refusée"},"plural":{"en":"Refused rows","fr":"Lignes refusées"},"icon":"UploadFile","operations":["list","read"],"rights":{"read":"customers.import","write":"customers.import"}},
  {"name":"ImportedTicket","area":"imports","api":"ticketing","collection":"/imported_tickets","scope":"contract","title":"rowNumber","label":{"en":"Imported ticket","fr":"Billet importé"},"plural":{"en":"Imported tickets","fr":"Billets importés"},"icon":"ConfirmationNumber","operations":["list","read"],"rights":{"read":"imports.run","write":"imports.run"}},
  {"name":"Invoice","area":"orders","api":"ticketing","collection":"/invoices","scope":"contract","title":"identifier","label":{"en":"Invoice","fr":"Facture"},"plural":{"en":"Invoices","fr":"Factures"},"group":"orders","icon":"Description","search":["identifier","customerName"],"operations":["list","read"],"rights":{"read":["orders.read","accounting.read"],"write":"orders.invoice"}},
  {"name":"InvoiceLine","area":"orders","api":"ticketing","collection":"/invoice_lines","scope":"contract","title":"label","label":{"en":"Invoice line","fr":"Ligne de facture"},"plural":{"en":"Invoice lines","fr":"Lignes de facture"},"icon":"Receipt","operations":["list","read"],"rights":{"read":["orders.read","accounting.read"],"write":"orders.invoice"}},
  {"name":"Job","area":"jobs","api":"ticketing","collection":"/jobs","path":"/mass-action/history","scope":"contract","title":"name","label":{"en":"Job","fr":"Tâche"},"plural":{"en":"Jobs","fr":"Tâches"},"group":"jobs","icon":"Task","operations":["list","read"],"rights":{"read":"signedIn","write":"signedIn"}},
  {"name":"JournalRecord","area":"fiscal","api":"ticketing","collection":"/journal_records","path":"/accountability/journal","scope":"contract","title":"document","label":{"en":"Journal record","fr":"Enregistrement du journal"},"plural":{"en":"Journal","fr":"Journal"},"group":"fiscal","icon":"FactCheck","search":["content"],"operations":["list","read"],"rights":{"read":"fiscal.read","write":"fiscal.write"}},
  {"name":"Lettering","area":"money","api":"ticketing","collection":"/letterings","scope":"contract","title":"code","label":{"en":"Lettering","fr":"Lettrage"},"plural":{"en":"Letterings","fr":"Lettrages"},"group":"money","icon":"Link","search":["code"],"operations":["list","read"],"rights":{"read":"accounting.read","write":"accounting.write"}},
  {"name":"LogicalSeatConfig","area":"seating","api":"ticketing","collection":"/logical_seat_configs","path":"/settings/logical-seat-configs","scope":"contract","title":"name","label":{"en":"Seating configuration","fr":"Configuration de salle"},"plural":{"en":"Seating configurations","fr":"Configurations de salle"},"group":"seating","icon":"EventSeat","hide":"isHidden","operations":["list","read","create","update","delete"],"rights":{"read":["programming.read","sales.sell"],"write":"seating.write"}},
  {"name":"MailRecipient","area":"customers","api":"crm","collection":"/v1/mail_recipients","path":"/settings/marketing/recipients","scope":"contract","title":"name","label":{"en":"Customer of a sending","fr":"Client d’un envoi"},"plural":{"en":"Customers of a sending","fr":"Clients d’un envoi"},"icon":"People","operations":["list","read"],"rights":{"read":"customers.mail","write":"customers.mail"}},
  {"name":"MailSending","area":"customers","api":"crm","collection":"/v1/mail_sendings","path":"/settings/marketing/sendings","scope":"contract","title":"name","label":{"en":"Sending","fr":"Envoi"},"plural":{"en":"Sendings","fr":"Envois"},"group":"customers","icon":"ContactMail","operations":["list","read"],"rights":{"read":"customers.mail","write":"customers.mail"}},
  {"name":"MailerAccess","area":"customers","api":"crm","collection":"/v1/mailer_accesses","path":"/settings/marketing/services","scope":"contract","title":"mailerProvider","label":{"en":"Mailing service","fr":"Service d’e-mailing"},"plural":{"en":"Mailing services","fr":"Services d’e-mailing"},"group":"customers","icon":"ContactMail","operations":["list","read","create","update","delete"],"rights":{"read":"customers.mail","write":"settings.write"}},
  {"name":"MappingNotification","area":"imports","api":"ticketing","collection":"/mapping_notifications","path":"/settings/ticket-import/logs/notifications","scope":"contract","title":"message","label":{"en":"Import notification","fr":"Notification d’import"},"plural":{"en":"Import notifications","fr":"Notifications d’import"},"group":"imports","icon":"ReportProblem","operations":["list","read","delete"],"rights":{"read":"imports.run","write":"imports.run"}},
  {"name":"MassActionAggregate","area":"jobs","api":"ticketing","collection":"/mass_action_aggregates","scope":"contract","title":"name","label":{"en":"Mass action preview","fr":"Aperçu d’action de masse"},"plural":{"en":"Mass action previews","fr":"Aperçus d’actions de masse"},"icon":"QueryStats","operations":["list","read","create"],"rights":{"read":"signedIn","write":["programming.write","orders.correct","prices.write"]}},
  {"name":"MassActionRow","area":"programming","api":"ticketing","collection":"/mass_action_rows","scope":"contract","title":"startDate","label":{"en":"Row of a mass action","fr":"Ligne d’une action de masse"},"plural":{"en":"Rows of mass actions","fr":"Lignes d’actions de masse"},"icon":"Tune","operations":["list","read"],"rights":{"read":["programming.read","programming.write","programming.openSales","prices.write"],"write":"programming.write"}},
  {"name":"MasterTicket","area":"tickets","api":"ticketing","collection":"/master_tickets","scope":"contract","title":"barcode","label":{"en":"Master ticket","fr":"Billet maître"},"plural":{"en":"Master tickets","fr":"Billets maîtres"},"group":"tickets","icon":"ConfirmationNumber","operations":["list","read","update"],"rights":{"read":"tickets.read","write":"tickets.print"}},
  {"name":"Minisite","area":"minisites","api":"ticketing","collection":"/minisites","path":"/settings/manage-minisites","scope":"contract","title":"name","label":{"en":"Mini-site","fr":"Mini-site"},"plural":{"en":"Mini-sites","fr":"Mini-sites"},"group":"minisites","icon":"Web","search":["name","slug","domain"],"operations":["list","read","create","update","delete"],"rights":{"read":["minisites.write","programming.read"],"write":"minisites.write"}},
  {"name":"Module","area":"minisites","api":"ticketing","collection":"/modules","scope":"contract","title":"type","label":{"en":"Module","fr":"Module"},"plural":{"en":"Modules","fr":"Modules"},"icon":"ViewModule","operations":["list","read","create","update","delete"],"rights":{"read":["minisites.write","programming.read"],"write":"minisites.write"}},
  {"name":"Notification","area":"contract","api":"ticketing","collection":"/notifications","scope":"global","title":"message","label":{"en":"Announcement","fr":"Annonce"},"plural":{"en":"Announcements","fr":"Annonces"},"icon":"Campaign","operations":["list","read"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"OfferRule","area":"offers","api":"ticketing","collection":"/offer_rules","path":{"list":"/settings/offers","create":"/settings/offers/create","edit":"/settings/offers/edit/{id}","show":"/settings/offers/{id}"},"scope":"contract","title":"title","label":{"en":"Offer","fr":"Offre"},"plural":{"en":"Offers","fr":"Offres"},"group":"offers","icon":"LocalOffer","search":["title","conditionsText"],"hide":"archived","operations":["list","read","create","update","delete"],"rights":{"read":["offers.read","sales.sell"],"write":"offers.write"}},
  {"name":"Order","area":"orders","api":"ticketing","collection":"/orders","path":"/orders","scope":"contract","title":"number","label":{"en":"Order","fr":"Commande"},"plural":{"en":"Orders","fr":"Commandes"},"group":"orders","icon":"ReceiptLong","search":["number","description","comment"],"operations":["list","read","update"],"rights":{"read":["orders.read"],"write":"orders.correct"}},
  {"name":"OrderFeeItem","area":"orders","api":"ticketing","collection":"/order_fee_items","scope":"contract","title":"type","label":{"en":"Order fee","fr":"Frais de commande"},"plural":{"en":"Order fees","fr":"Frais de commande"},"icon":"Receipt","operations":["list","read"],"rights":{"read":["orders.read"],"write":"orders.correct"}},
  {"name":"OrderItem","area":"orders","api":"ticketing","collection":"/order_items","scope":"contract","title":"label","label":{"en":"Order item","fr":"Article de commande"},"plural":{"en":"Order items","fr":"Articles de commande"},"icon":"Receipt","search":["label"],"operations":["list","read"],"rights":{"read":["orders.read"],"write":"orders.correct"}},
  {"name":"OrderItemCashCoupon","area":"orders","api":"ticketing","collection":"/order_item_cash_coupons","scope":"contract","title":"label","label":{"en":"Cash coupon on an item","fr":"Bon d’achat sur un article"},"plural":{"en":"Cash coupons on items","fr":"Bons d’achat sur articles"},"icon":"Redeem","operations":["list","read"],"rights":{"read":["orders.read"],"write":"orders.correct"}},
  {"name":"OrderItemInvoiceGroup","area":"orders","api":"ticketing","collection":"/order_item_invoice_groups","scope":"contract","title":"label","label":{"en":"Invoice group","fr":"Groupe de facturation"},"plural":{"en":"Invoice groups","fr":"Groupes de facturation"},"icon":"Folder","operations":["list","read","create","update","delete"],"rights":{"read":"orders.read","write":"orders.invoice"}},
  {"name":"OrganizationalUnit","area":"contract","api":"ticketing","collection":"/organizational_units","scope":"contract","title":"name","label":{"en":"Organisational unit","fr":"Unité organisationnelle"},"plural":{"en":"Organisational units","fr":"Unités organisationnelles"},"group":"contract","icon":"AccountTree","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"Payment","area":"money","api":"ticketing","collection":"/payments","scope":"contract","title":"createdAt","label":{"en":"Payment","fr":"Paiement"},"plural":{"en":"Payments","fr":"Paiements"},"group":"money","icon":"CreditCard","operations":["list","read"],"rights":{"read":["orders.read","accounting.read"],"write":["orders.correct","sales.sell"]}},
  {"name":"PaymentAttempt","area":"money","api":"ticketing","collection":"/payment_attempts","scope":"contract","title":"createdAt","label":{"en":"Payment attempt","fr":"Tentative de paiement"},"plural":{"en":"Payment attempts","fr":"Tentatives de paiement"},"group":"money","icon":"CreditScore","operations":["list","read","create"],"rights":{"read":["orders.read","accounting.read"],"write":["orders.correct","sales.sell"]}},
  {"name":"PaymentFee","area":"money","api":"ticketing","collection":"/payment_fees","path":"/settings/payment-fees","scope":"contract","title":"comment","label":{"en":"Payment fee","fr":"Frais de paiement"},"plural":{"en":"Payment fees","fr":"Frais de paiement"},"group":"money","icon":"Percent","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"PaymentLink","area":"money","api":"ticketing","collection":"/payment_links","scope":"contract","title":"url","label":{"en":"Payment link","fr":"Lien de paiement"},"plural":{"en":"Payment links","fr":"Liens de paiement"},"group":"money","icon":"AddLink","search":["buyerEmail","url"],"hide":"isHidden","operations":["list","read","create","update"],"rights":{"read":["orders.read","accounting.read"],"write":["sales.sell","orders.correct"]}},
  {"name":"Payout","area":"money","api":"ticketing","collection":"/payouts","scope":"contract","title":"payoutRef","label":{"en":"Payout","fr":"Reversement"},"plural":{"en":"Payouts","fr":"Reversements"},"group":"money","icon":"Payments","operations":["list","read"],"rights":{"read":"payouts.read","write":"accounting.write"}},
  {"name":"Policy","area":"accounts","api":"accounts","collection":"/policies","scope":"global","title":"name","label":{"en":"Policy","fr":"Droit"},"plural":{"en":"Policies","fr":"Droits"},"icon":"Policy","operations":["list","read"],"rights":{"read":"signedIn","write":"rights.write"}},
  {"name":"ProviderExportedCart","area":"imports","api":"ticketing","collection":"/provider_exported_carts","scope":"contract","title":"providerName","label":{"en":"Exported cart","fr":"Panier exporté"},"plural":{"en":"Exported carts","fr":"Paniers exportés"},"group":"imports","icon":"IosShare","operations":["list","read","create","update"],"rights":{"read":"imports.run","write":"imports.run"}},
  {"name":"ProviderTicketCredentials","area":"imports","api":"ticketing","collection":"/provider_ticket_credentials","path":"/settings/provider-credentials","scope":"contract","title":"providerName","label":{"en":"Provider access","fr":"Accès prestataire"},"plural":{"en":"Provider accesses","fr":"Accès prestataires"},"group":"imports","icon":"VpnKey","operations":["list","read","create","update","delete"],"rights":{"read":"imports.run","write":"imports.run"}},
  {"name":"ProviderTicketImportedFile","area":"imports","api":"ticketing","collection":"/provider_ticket_imported_files","path":"/settings/ticket-import/logs/imports","scope":"contract","title":"originalName","label":{"en":"Ticket import","fr":"Import de billets"},"plural":{"en":"Ticket imports","fr":"Imports de billets"},"group":"imports","icon":"UploadFile","operations":["list","read","update"],"rights":{"read":"imports.run","write":"imports.run"}},
  {"name":"ProviderTicketRefusal","area":"imports","api":"ticketing","collection":"/provider_ticket_refusals","scope":"contract","title":"rowNumber","label":{"en":"Refused row of tickets","fr":"Ligne de billets refusée"},"plural":{"en":"Refused rows of tickets","fr":"Lignes de billets refusées"},"icon":"ReportProblem","operations":["list","read"],"rights":{"read":"imports.run","write":"imports.run"}},
  {"name":"Refund","area":"orders","api":"ticketing","collection":"/refunds","scope":"contract","title":"createdAt","label":{"en":"Refund","fr":"Remboursement"},"plural":{"en":"Refunds","fr":"Remboursements"},"group":"orders","icon":"Undo","operations":["list","read"],"rights":{"read":["orders.read","accounting.read"],"write":"orders.refund"}},
  {"name":"RefundOrderItem","area":"orders","api":"ticketing","collection":"/refund_order_items","scope":"contract","title":"label","label":{"en":"Refunded item","fr":"Article remboursé"},"plural":{"en":"Refunded items","fr":"Articles remboursés"},"icon":"Receipt","operations":["list","read"],"rights":{"read":["orders.read","accounting.read"],"write":"orders.refund"}},
  {"name":"ReportingAccount","area":"money","api":"ticketing","collection":"/reporting_accounts","path":{"list":"/reporting-accounts","create":"/reporting-accounts/new","edit":"/reporting-accounts/edit/{id}","show":"/reporting-accounts/{id}"},"scope":"contract","title":"name","label":{"en":"Reporting account","fr":"Compte de reporting"},"plural":{"en":"Reporting accounts","fr":"Comptes de reporting"},"group":"money","icon":"MenuBook","search":["name","code","label","budgetCode"],"hide":"isHidden","operations":["list","read","create","update","delete"],"rights":{"read":"accounting.read","write":"accounting.write"}},
  {"name":"Role","area":"accounts","api":"accounts","collection":"/roles","scope":"contract","title":"name","label":{"en":"Role","fr":"Rôle"},"plural":{"en":"Roles","fr":"Rôles"},"icon":"AdminPanelSettings","operations":["list","read","create","update","delete"],"rights":{"read":"rights.read","write":"rights.write"}},
  {"name":"SavedView","area":"contract","api":"ticketing","collection":"/saved_views","scope":"contract","title":"name","label":{"en":"Saved view","fr":"Vue enregistrée"},"plural":{"en":"Saved views","fr":"Vues enregistrées"},"icon":"Bookmark","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"signedIn"}},
  {"name":"Scan","area":"tickets","api":"ticketing","collection":"/scans","scope":"contract","title":"scanDate","label":{"en":"Scan","fr":"Contrôle"},"plural":{"en":"Scans","fr":"Contrôles"},"group":"tickets","icon":"QrCodeScanner","search":["barcode","scannedBy"],"operations":["list","read"],"rights":{"read":["tickets.read","tickets.scan"],"write":"tickets.scan"}},
  {"name":"ScanConfig","area":"tickets","api":"ticketing","collection":"/scan_configs","scope":"contract","title":"name","label":{"en":"Scanner settings","fr":"Réglages de lecteur"},"plural":{"en":"Scanner settings","fr":"Réglages de lecteurs"},"group":"tickets","icon":"Settings","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"scans.configure"}},
  {"name":"ScanTrack","area":"tickets","api":"ticketing","collection":"/scan_tracks","path":{"list":"/settings/scan-tracks/tracks","create":"/settings/scan-tracks/tracks/new","edit":"/settings/scan-tracks/tracks/edit/{id}","show":"/settings/scan-tracks/tracks/{id}"},"scope":"contract","title":"name","label":{"en":"Scan track","fr":"Parcours de contrôle"},"plural":{"en":"Scan tracks","fr":"Parcours de contrôle"},"group":"tickets","icon":"Route","hide":"isHidden","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"scans.configure"}},
  {"name":"ScanTrackCheckpoint","area":"tickets","api":"ticketing","collection":"/scan_track_checkpoints","scope":"contract","title":"label","label":{"en":"Checkpoint of a track","fr":"Point d’un parcours"},"plural":{"en":"Checkpoints of tracks","fr":"Points de parcours"},"icon":"Sensors","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"scans.configure"}},
  {"name":"ScheduledTask","area":"jobs","api":"ticketing","collection":"/scheduled_tasks","scope":"global","title":"name","label":{"en":"Scheduled task","fr":"Tâche planifiée"},"plural":{"en":"Scheduled tasks","fr":"Tâches planifiées"},"group":"jobs","icon":"Schedule","operations":["list","read"],"rights":{"read":"jobs.manage","write":"jobs.manage"}},
  {"name":"Season","area":"programming","api":"ticketing","collection":"/seasons","scope":"contract","title":"name","label":{"en":"Season","fr":"Saison"},"plural":{"en":"Seasons","fr":"Saisons"},"group":"programming","icon":"DateRange","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"programming.write"}},
  {"name":"Seat","area":"seating","api":"ticketing","collection":"/seats","scope":"contract","title":"label","label":{"en":"Seat","fr":"Place"},"plural":{"en":"Seats","fr":"Places"},"icon":"Chair","search":["label","row","seatNumber"],"operations":["list","read","create","update","delete"],"rights":{"read":["programming.read","sales.sell"],"write":"seating.write"}},
  {"name":"SeatConfig","area":"seating","api":"ticketing","collection":"/seat_configs","scope":"contract","title":"label","label":{"en":"Seating plan","fr":"Plan de salle"},"plural":{"en":"Seating plans","fr":"Plans de salle"},"group":"seating","icon":"Map","hide":"isHidden","operations":["list","read","create","update","delete"],"rights":{"read":["programming.read","sales.sell"],"write":"seating.write"}},
  {"name":"SeatConfigBlock","area":"seating","api":"ticketing","collection":"/seat_config_blocks","scope":"contract","title":"info","label":{"en":"Plan block","fr":"Bloc de plan"},"plural":{"en":"Plan blocks","fr":"Blocs de plan"},"icon":"GridView","operations":["list","read","create","update","delete"],"rights":{"read":["programming.read","sales.sell"],"write":"seating.write"}},
  {"name":"SeatConfigMapping","area":"imports","api":"ticketing","collection":"/seat_config_mappings","path":"/settings/ticket-import/mapping/seating","scope":"contract","title":"label","label":{"en":"Seating plan mapping","fr":"Correspondance de plan"},"plural":{"en":"Seating plan mappings","fr":"Correspondances de plans"},"group":"imports","icon":"SwapHoriz","operations":["list","read","create","update","delete"],"rights":{"read":"imports.run","write":"imports.run"}},
  {"name":"SeatFloor","area":"seating","api":"ticketing","collection":"/seat_floors","scope":"contract","title":"name","label":{"en":"Floor","fr":"Étage"},"plural":{"en":"Floors","fr":"Étages"},"icon":"Layers","operations":["list","read","create","update","delete"],"rights":{"read":["programming.read","sales.sell"],"write":"seating.write"}},
  {"name":"SeatGroup","area":"seating","api":"ticketing","collection":"/seat_groups","scope":"contract","title":"label","label":{"en":"Seat group","fr":"Catégorie de places"},"plural":{"en":"Seat groups","fr":"Catégories de places"},"group":"seating","icon":"Category","hide":"isHidden","operations":["list","read","create","update","delete"],"rights":{"read":["programming.read","sales.sell"],"write":"seating.write"}},
  {"name":"SeatMapping","area":"imports","api":"ticketing","collection":"/seat_mappings","scope":"contract","title":"label","label":{"en":"Seat mapping","fr":"Correspondance de place"},"plural":{"en":"Seat mappings","fr":"Correspondances de places"},"group":"imports","icon":"SwapHoriz","operations":["list","read","create","update","delete"],"rights":{"read":"imports.run","write":"imports.run"}},
  {"name":"SeatZone","area":"seating","api":"ticketing","collection":"/seat_zones","scope":"contract","title":"name","label":{"en":"Zone","fr":"Zone"},"plural":{"en":"Zones","fr":"Zones"},"icon":"Layers","operations":["list","read","create","update","delete"],"rights":{"read":["programming.read","sales.sell"],"write":"seating.write"}},
  {"name":"SellingDevice","area":"desk","api":"ticketing","collection":"/selling_devices","scope":"contract","title":"name","label":{"en":"Selling device","fr":"Canal de vente"},"plural":{"en":"Selling devices","fr":"Canaux de vente"},"group":"desk","icon":"PointOfSale","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"devices.write"}},
  {"name":"Shipping","area":"orders","api":"ticketing","collection":"/shippings","scope":"contract","title":"type","label":{"en":"Delivery","fr":"Mode de remise"},"plural":{"en":"Deliveries","fr":"Modes de remise"},"group":"orders","icon":"LocalShipping","operations":["list","read","create","update","delete"],"rights":{"read":["orders.read","sales.sell"],"write":["sales.sell","orders.correct"]}},
  {"name":"SibilParameter","area":"fiscal","api":"ticketing","collection":"/sibil_parameters","path":"/settings/sibil","scope":"contract","title":"name","label":{"en":"SIBIL access","fr":"Accès SIBIL"},"plural":{"en":"SIBIL accesses","fr":"Accès SIBIL"},"group":"fiscal","icon":"Key","operations":["list","read","create","update","delete"],"rights":{"read":"fiscal.read","write":"fiscal.write"}},
  {"name":"Sticker","area":"tickets","api":"ticketing","collection":"/stickers","path":"/customers/stickers","scope":"contract","title":"name","label":{"en":"Label sheet","fr":"Planche d’étiquettes"},"plural":{"en":"Label sheets","fr":"Planches d’étiquettes"},"group":"tickets","icon":"Label","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"scans.configure"}},
  {"name":"StockContingent","area":"seating","api":"ticketing","collection":"/stock_contingents","scope":"contract","title":"name","label":{"en":"Stock contingent","fr":"Contingent de jauge"},"plural":{"en":"Stock contingents","fr":"Contingents de jauge"},"group":"seating","icon":"PieChart","hide":"isHidden","operations":["list","read","create","update","delete"],"rights":{"read":["programming.read","sales.sell"],"write":"stock.write"}},
  {"name":"Subscription","area":"money","api":"ticketing","collection":"/subscriptions","path":"/recurring-payment","scope":"contract","title":"name","label":{"en":"Payment in instalments","fr":"Paiement échelonné"},"plural":{"en":"Payments in instalments","fr":"Paiements échelonnés"},"group":"money","icon":"EventRepeat","operations":["list","read","create","update"],"rights":{"read":["orders.read","accounting.read"],"write":["orders.correct","accounting.write"]}},
  {"name":"SubscriptionMaturity","area":"money","api":"ticketing","collection":"/subscription_maturities","scope":"contract","title":"dueDate","label":{"en":"Instalment","fr":"Échéance"},"plural":{"en":"Instalments","fr":"Échéances"},"icon":"Event","operations":["list","read","create","update"],"rights":{"read":["orders.read","accounting.read"],"write":["orders.correct","accounting.write"]}},
  {"name":"SupportResource","area":"contract","api":"desk","collection":"/support_resources","scope":"global","title":"title","label":{"en":"Help resource","fr":"Ressource d’aide"},"plural":{"en":"Help resources","fr":"Ressources d’aide"},"icon":"Help","search":["title","text"],"operations":["list","read"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"Tag","area":"programming","api":"ticketing","collection":"/tags","path":"/settings/tags","scope":"contract","title":"name","label":{"en":"Tag","fr":"Étiquette"},"plural":{"en":"Tags","fr":"Étiquettes"},"group":"programming","icon":"LocalOffer","search":["name"],"hide":"isHidden","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":["programming.write","settings.write"]}},
  {"name":"Tax","area":"programming","api":"ticketing","collection":"/taxes","scope":"global","title":"label","label":{"en":"Tax","fr":"Taxe"},"plural":{"en":"Taxes","fr":"Taxes"},"group":"programming","icon":"Percent","search":["label","code"],"operations":["list","read"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"TerminalPayment","area":"sale","api":"ticketing","collection":"/terminal_payments","scope":"contract","title":"createdAt","label":{"en":"Card payment on a terminal","fr":"Paiement par terminal"},"plural":{"en":"Card payments on terminals","fr":"Paiements par terminal"},"group":"money","icon":"CreditCard","operations":["list","read"],"rights":{"read":["sales.sell","orders.read","accounting.read"],"write":"orders.correct"}},
  {"name":"Ticket","area":"tickets","api":"ticketing","collection":"/tickets","scope":"contract","title":"number","label":{"en":"Ticket","fr":"Billet"},"plural":{"en":"Tickets","fr":"Billets"},"group":"tickets","icon":"ConfirmationNumber","search":["barcode","ticketingTitle","ticketPriceName","seatLabel"],"operations":["list","read","update"],"rights":{"read":["tickets.read","tickets.scan"],"write":"tickets.print","update":["tickets.print","orders.correct"]}},
  {"name":"TicketCheckpoint","area":"tickets","api":"ticketing","collection":"/ticket_checkpoints","scope":"contract","title":"label","label":{"en":"Ticket at a checkpoint","fr":"Billet à un point de contrôle"},"plural":{"en":"Tickets at checkpoints","fr":"Billets aux points de contrôle"},"icon":"Sensors","operations":["list","read"],"rights":{"read":["tickets.read","tickets.scan"],"write":"tickets.scan"}},
  {"name":"TicketLayout","area":"tickets","api":"ticketing","collection":"/ticket_layouts","path":"/settings/tickets","scope":"contract","title":"name","label":{"en":"Ticket layout","fr":"Présentation de billet"},"plural":{"en":"Ticket layouts","fr":"Présentations de billets"},"group":"tickets","icon":"ConfirmationNumber","operations":["list","read","create","update","delete"],"rights":{"read":"scans.configure","write":"scans.configure"}},
  {"name":"TicketParticipation","area":"customers","api":"crm","collection":"/v1/ticket_participations","scope":"contract","title":"ticketingTitle","label":{"en":"Participation","fr":"Participation"},"plural":{"en":"Participations","fr":"Participations"},"group":"customers","icon":"EventSeat","operations":["list","read"],"rights":{"read":"customers.read","write":"customers.write"}},
  {"name":"TicketPrice","area":"programming","api":"ticketing","collection":"/ticket_prices","path":{"list":"/settings/manage-prices","create":"/settings/manage-prices/create","edit":"/settings/manage-prices/edit/{id}","show":"/settings/manage-prices/{id}"},"scope":"contract","title":"name","label":{"en":"Price","fr":"Tarif"},"plural":{"en":"Prices","fr":"Tarifs"},"group":"programming","icon":"Sell","search":["name","description"],"hide":"isHidden","operations":["list","read","create","update","delete"],"rights":{"read":["programming.read","sales.sell"],"write":"prices.write"}},
  {"name":"TicketPriceGroup","area":"programming","api":"ticketing","collection":"/ticket_price_groups","scope":"contract","title":"groupName","label":{"en":"Price group","fr":"Groupe de tarifs"},"plural":{"en":"Price groups","fr":"Groupes de tarifs"},"group":"programming","icon":"Folder","hide":"isHidden","operations":["list","read","create","update","delete"],"rights":{"read":["programming.read","sales.sell"],"write":"prices.write"}},
  {"name":"TicketPriceMapping","area":"imports","api":"ticketing","collection":"/ticket_price_mappings","path":"/settings/ticket-import/mapping/ticketprice","scope":"contract","title":"label","label":{"en":"Price mapping","fr":"Correspondance de tarif"},"plural":{"en":"Price mappings","fr":"Correspondances de tarifs"},"group":"imports","icon":"SwapHoriz","operations":["list","read","create","update","delete"],"rights":{"read":"imports.run","write":"imports.run"}},
  {"name":"TicketPriceSeatGroup","area":"programming","api":"ticketing","collection":"/ticket_price_seat_groups","scope":"contract","title":"label","label":{"en":"Seat group of a price","fr":"Catégorie d’un tarif"},"plural":{"en":"Seat groups of prices","fr":"Catégories de tarifs"},"icon":"Category","operations":["list","read","create","delete"],"rights":{"read":["programming.read","sales.sell"],"write":"prices.write"}},
  {"name":"Ticketing","area":"programming","api":"ticketing","collection":"/ticketings","scope":"contract","title":"title","label":{"en":"Show","fr":"Spectacle"},"plural":{"en":"Shows","fr":"Spectacles"},"group":"programming","icon":"TheaterComedy","search":["title","place","city"],"operations":["list","read","create","update","delete"],"rights":{"read":["programming.read","sales.sell","tickets.scan"],"write":"programming.write"}},
  {"name":"TicketingCategory","area":"programming","api":"ticketing","collection":"/ticketing_categories","scope":"contract","title":"name","label":{"en":"Category","fr":"Catégorie"},"plural":{"en":"Categories","fr":"Catégories"},"group":"programming","icon":"Category","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"programming.write"}},
  {"name":"TicketingMapping","area":"imports","api":"ticketing","collection":"/ticketing_mappings","path":"/settings/ticket-import/mapping/ticketing","scope":"contract","title":"label","label":{"en":"Show mapping","fr":"Correspondance de spectacle"},"plural":{"en":"Show mappings","fr":"Correspondances de spectacles"},"group":"imports","icon":"SwapHoriz","operations":["list","read","create","update","delete"],"rights":{"read":"imports.run","write":"imports.run"}},
  {"name":"TicketingOptionStress","area":"programming","api":"ticketing","collection":"/ticketing_option_stresses","scope":"contract","title":"label","label":{"en":"Option pressure","fr":"Tension des options"},"plural":{"en":"Option pressures","fr":"Tensions des options"},"icon":"Speed","operations":["list","read"],"rights":{"read":["programming.read","sales.sell"],"write":"programming.write"}},
  {"name":"TicketingSellingDevice","area":"programming","api":"ticketing","collection":"/ticketing_selling_devices","scope":"contract","title":"label","label":{"en":"Channel of a show","fr":"Canal d’un spectacle"},"plural":{"en":"Channels of shows","fr":"Canaux de spectacles"},"icon":"PointOfSale","operations":["list","read","create","delete"],"rights":{"read":["programming.read","sales.sell"],"write":"programming.write"}},
  {"name":"TicketingSpectacle","area":"fiscal","api":"ticketing","collection":"/ticketing_spectacles","scope":"contract","title":"spectacleId","label":{"en":"Show at SIBIL","fr":"Spectacle SIBIL"},"plural":{"en":"Shows at SIBIL","fr":"Spectacles SIBIL"},"group":"fiscal","icon":"TheaterComedy","operations":["list","read","create","update","delete"],"rights":{"read":"fiscal.read","write":"fiscal.write"}},
  {"name":"TicketingUser","area":"programming","api":"ticketing","collection":"/ticketing_users","scope":"contract","title":"externalId","label":{"en":"Partner’s user","fr":"Utilisateur partenaire"},"plural":{"en":"Partners’ users","fr":"Utilisateurs partenaires"},"icon":"Person","operations":["list","read"],"rights":{"read":"rights.read","write":"rights.write"}},
  {"name":"Transaction","area":"money","api":"ticketing","collection":"/transactions","scope":"contract","title":"name","label":{"en":"Transaction","fr":"Écriture"},"plural":{"en":"Transactions","fr":"Écritures"},"group":"money","icon":"AccountBalance","search":["name","label","externalId"],"operations":["list","read"],"rights":{"read":["orders.read","accounting.read"],"write":["accounting.write"]}},
  {"name":"TransactionGroup","area":"money","api":"ticketing","collection":"/transaction_groups","scope":"contract","title":"createdAt","label":{"en":"Transaction group","fr":"Groupe d’écritures"},"plural":{"en":"Transaction groups","fr":"Groupes d’écritures"},"group":"money","icon":"Layers","operations":["list","read"],"rights":{"read":["orders.read","accounting.read"],"write":["accounting.write"]}},
  {"name":"User","area":"contract","api":"ticketing","collection":"/users","scope":"contract","title":"fullName","label":{"en":"User","fr":"Utilisateur"},"plural":{"en":"Users","fr":"Utilisateurs"},"icon":"Person","search":["city","phoneNumber"],"operations":["list","read","update"],"rights":{"read":"signedIn","write":"signedIn","update":{"own":"signedIn","any":"rights.write"}}},
  {"name":"UserDeskNotification","area":"contract","api":"desk","collection":"/user_desk_notifications","scope":"contract","title":"message","label":{"en":"My notification","fr":"Ma notification"},"plural":{"en":"My notifications","fr":"Mes notifications"},"icon":"Notifications","operations":["list","read","update"],"rights":{"read":"signedIn","write":"signedIn"}},
  {"name":"Venue","area":"programming","api":"ticketing","collection":"/venues","scope":"contract","title":"name","label":{"en":"Venue","fr":"Lieu"},"plural":{"en":"Venues","fr":"Lieux"},"group":"programming","icon":"Place","search":["name","seatingName","city"],"hide":"isHidden","operations":["list","read","create","update","delete"],"rights":{"read":"signedIn","write":"programming.write"}},
  {"name":"VenuePlace","area":"fiscal","api":"ticketing","collection":"/venue_places","scope":"contract","title":"lieuId","label":{"en":"Place at SIBIL","fr":"Lieu SIBIL"},"plural":{"en":"Places at SIBIL","fr":"Lieux SIBIL"},"group":"fiscal","icon":"Place","operations":["list","read","create","update","delete"],"rights":{"read":"fiscal.read","write":"fiscal.write"}},
  {"name":"Version","area":"contract","api":"ticketing","collection":"/versions","scope":"global","title":"name","label":{"en":"Version","fr":"Version"},"plural":{"en":"Versions","fr":"Versions"},"group":"contract","icon":"Info","operations":["list","read"],"rights":{"read":"signedIn","write":"settings.write"}},
  {"name":"Wallet","area":"money","api":"ticketing","collection":"/wallets","scope":"contract","title":"name","label":{"en":"Wallet","fr":"Porte-monnaie"},"plural":{"en":"Wallets","fr":"Porte-monnaie"},"group":"money","icon":"Wallet","operations":["list","read","create","update"],"rights":{"read":["payouts.read","orders.read"],"write":"accounting.write"}},
];

const loaders: Readonly<Partial<Record<EntityName, () => Promise<EntityDescriptor>>>> = {
  AccountingClient: () => import('./customers/AccountingClient.ts').then((file) => file.accountingClientDescriptor),
  AccountsUser: () => import('./accounts/AccountsUser.ts').then((file) => file.accountsUserDescriptor),
  AuditDocument: () => import('./fiscal/AuditDocument.ts').then((file) => file.auditDocumentDescriptor),
  AvailableSeat: () => import('./seating/AvailableSeat.ts').then((file) => file.availableSeatDescriptor),
  AvailableSeatModel: () => import('./seating/AvailableSeatModel.ts').then((file) => file.availableSeatModelDescriptor),
  BankAccount: () => import('./money/BankAccount.ts').then((file) => file.bankAccountDescriptor),
  Billing: () => import('./orders/Billing.ts').then((file) => file.billingDescriptor),
  Booking: () => import('./sale/Booking.ts').then((file) => file.bookingDescriptor),
  BookingItem: () => import('./sale/BookingItem.ts').then((file) => file.bookingItemDescriptor),
  BookingTrack: () => import('./sale/BookingTrack.ts').then((file) => file.bookingTrackDescriptor),
  BookingTrackMode: () => import('./sale/BookingTrackMode.ts').then((file) => file.bookingTrackModeDescriptor),
  Cart: () => import('./sale/Cart.ts').then((file) => file.cartDescriptor),
  CartItem: () => import('./sale/CartItem.ts').then((file) => file.cartItemDescriptor),
  CartItemWithOffer: () => import('./sale/CartItemWithOffer.ts').then((file) => file.cartItemWithOfferDescriptor),
  CashCountLine: () => import('./desk/CashCountLine.ts').then((file) => file.cashCountLineDescriptor),
  CashMovement: () => import('./desk/CashMovement.ts').then((file) => file.cashMovementDescriptor),
  Checkpoint: () => import('./tickets/Checkpoint.ts').then((file) => file.checkpointDescriptor),
  Client: () => import('./customers/Client.ts').then((file) => file.clientDescriptor),
  Contingent: () => import('./seating/Contingent.ts').then((file) => file.contingentDescriptor),
  ContingentMapping: () => import('./imports/ContingentMapping.ts').then((file) => file.contingentMappingDescriptor),
  Contract: () => import('./contract/Contract.ts').then((file) => file.contractDescriptor),
  ContractAddendum: () => import('./contract/ContractAddendum.ts').then((file) => file.contractAddendumDescriptor),
  ContractUser: () => import('./accounts/ContractUser.ts').then((file) => file.contractUserDescriptor),
  Coupon: () => import('./offers/Coupon.ts').then((file) => file.couponDescriptor),
  CouponCodeGroup: () => import('./offers/CouponCodeGroup.ts').then((file) => file.couponCodeGroupDescriptor),
  CrmCustomer: () => import('./customers/CrmCustomer.ts').then((file) => file.crmCustomerDescriptor),
  Customer: () => import('./customers/Customer.ts').then((file) => file.customerDescriptor),
  CustomerChangeRow: () => import('./customers/CustomerChangeRow.ts').then((file) => file.customerChangeRowDescriptor),
  CustomerCoupon: () => import('./customers/CustomerCoupon.ts').then((file) => file.customerCouponDescriptor),
  CustomerDistinction: () => import('./customers/CustomerDistinction.ts').then((file) => file.customerDistinctionDescriptor),
  CustomerField: () => import('./customers/CustomerField.ts').then((file) => file.customerFieldDescriptor),
  CustomerFieldContract: () => import('./customers/CustomerFieldContract.ts').then((file) => file.customerFieldContractDescriptor),
  CustomerFilterCriteria: () => import('./customers/CustomerFilterCriteria.ts').then((file) => file.customerFilterCriteriaDescriptor),
  CustomerFilterGroup: () => import('./customers/CustomerFilterGroup.ts').then((file) => file.customerFilterGroupDescriptor),
  CustomerFilterOperator: () => import('./customers/CustomerFilterOperator.ts').then((file) => file.customerFilterOperatorDescriptor),
  CustomerMergeRecord: () => import('./customers/CustomerMergeRecord.ts').then((file) => file.customerMergeRecordDescriptor),
  CustomerNote: () => import('./customers/CustomerNote.ts').then((file) => file.customerNoteDescriptor),
  CustomerStatus: () => import('./customers/CustomerStatus.ts').then((file) => file.customerStatusDescriptor),
  DeadLetter: () => import('./jobs/DeadLetter.ts').then((file) => file.deadLetterDescriptor),
  Deposit: () => import('./money/Deposit.ts').then((file) => file.depositDescriptor),
  DeskNotification: () => import('./contract/DeskNotification.ts').then((file) => file.deskNotificationDescriptor),
  DeskPaymentMethod: () => import('./desk/DeskPaymentMethod.ts').then((file) => file.deskPaymentMethodDescriptor),
  DeskSellingDevice: () => import('./accounts/DeskSellingDevice.ts').then((file) => file.deskSellingDeviceDescriptor),
  DeskSession: () => import('./desk/DeskSession.ts').then((file) => file.deskSessionDescriptor),
  DeskUser: () => import('./accounts/DeskUser.ts').then((file) => file.deskUserDescriptor),
  DeviceState: () => import('./box/DeviceState.ts').then((file) => file.deviceStateDescriptor),
  EventDate: () => import('./programming/EventDate.ts').then((file) => file.eventDateDescriptor),
  EventDateOptionStatus: () => import('./sale/EventDateOptionStatus.ts').then((file) => file.eventDateOptionStatusDescriptor),
  EventDatePattern: () => import('./programming/EventDatePattern.ts').then((file) => file.eventDatePatternDescriptor),
  Feature: () => import('./contract/Feature.ts').then((file) => file.featureDescriptor),
  Fee: () => import('./orders/Fee.ts').then((file) => file.feeDescriptor),
  Form: () => import('./sale/Form.ts').then((file) => file.formDescriptor),
  FormField: () => import('./sale/FormField.ts').then((file) => file.formFieldDescriptor),
  ImportContext: () => import('./imports/ImportContext.ts').then((file) => file.importContextDescriptor),
  ImportedFile: () => import('./customers/ImportedFile.ts').then((file) => file.importedFileDescriptor),
  ImportedFileMapping: () => import('./customers/ImportedFileMapping.ts').then((file) => file.importedFileMappingDescriptor),
  ImportedFileRefusal: () => import('./customers/ImportedFileRefusal.ts').then((file) => file.importedFileRefusalDescriptor),
  ImportedFileSheet: () => import('./customers/ImportedFileSheet.ts').then((file) => file.importedFileSheetDescriptor),
  ImportedTicket: () => import('./imports/ImportedTicket.ts').then((file) => file.importedTicketDescriptor),
  Invoice: () => import('./orders/Invoice.ts').then((file) => file.invoiceDescriptor),
  InvoiceLine: () => import('./orders/InvoiceLine.ts').then((file) => file.invoiceLineDescriptor),
  Job: () => import('./jobs/Job.ts').then((file) => file.jobDescriptor),
  JournalRecord: () => import('./fiscal/JournalRecord.ts').then((file) => file.journalRecordDescriptor),
  Lettering: () => import('./money/Lettering.ts').then((file) => file.letteringDescriptor),
  LogicalSeatConfig: () => import('./seating/LogicalSeatConfig.ts').then((file) => file.logicalSeatConfigDescriptor),
  MailRecipient: () => import('./customers/MailRecipient.ts').then((file) => file.mailRecipientDescriptor),
  MailSending: () => import('./customers/MailSending.ts').then((file) => file.mailSendingDescriptor),
  MailerAccess: () => import('./customers/MailerAccess.ts').then((file) => file.mailerAccessDescriptor),
  MappingNotification: () => import('./imports/MappingNotification.ts').then((file) => file.mappingNotificationDescriptor),
  MassActionAggregate: () => import('./jobs/MassActionAggregate.ts').then((file) => file.massActionAggregateDescriptor),
  MassActionRow: () => import('./programming/MassActionRow.ts').then((file) => file.massActionRowDescriptor),
  MasterTicket: () => import('./tickets/MasterTicket.ts').then((file) => file.masterTicketDescriptor),
  Minisite: () => import('./minisites/Minisite.ts').then((file) => file.minisiteDescriptor),
  MinisiteParameters: () => import('./minisites/MinisiteParameters.ts').then((file) => file.minisiteParametersDescriptor),
  MinisiteSettings: () => import('./minisites/MinisiteSettings.ts').then((file) => file.minisiteSettingsDescriptor),
  Module: () => import('./minisites/Module.ts').then((file) => file.moduleDescriptor),
  Notification: () => import('./contract/Notification.ts').then((file) => file.notificationDescriptor),
  OfferExchange: () => import('./offers/OfferExchange.ts').then((file) => file.offerExchangeDescriptor),
  OfferRule: () => import('./offers/OfferRule.ts').then((file) => file.offerRuleDescriptor),
  OfferTrigger: () => import('./offers/OfferTrigger.ts').then((file) => file.offerTriggerDescriptor),
  Order: () => import('./orders/Order.ts').then((file) => file.orderDescriptor),
  OrderFeeItem: () => import('./orders/OrderFeeItem.ts').then((file) => file.orderFeeItemDescriptor),
  OrderItem: () => import('./orders/OrderItem.ts').then((file) => file.orderItemDescriptor),
  OrderItemCashCoupon: () => import('./orders/OrderItemCashCoupon.ts').then((file) => file.orderItemCashCouponDescriptor),
  OrderItemInvoiceGroup: () => import('./orders/OrderItemInvoiceGroup.ts').then((file) => file.orderItemInvoiceGroupDescriptor),
  OrganizationalUnit: () => import('./contract/OrganizationalUnit.ts').then((file) => file.organizationalUnitDescriptor),
  Payment: () => import('./money/Payment.ts').then((file) => file.paymentDescriptor),
  PaymentAttempt: () => import('./money/PaymentAttempt.ts').then((file) => file.paymentAttemptDescriptor),
  PaymentFee: () => import('./money/PaymentFee.ts').then((file) => file.paymentFeeDescriptor),
  PaymentLink: () => import('./money/PaymentLink.ts').then((file) => file.paymentLinkDescriptor),
  Payout: () => import('./money/Payout.ts').then((file) => file.payoutDescriptor),
  Policy: () => import('./accounts/Policy.ts').then((file) => file.policyDescriptor),
  ProviderExportedCart: () => import('./imports/ProviderExportedCart.ts').then((file) => file.providerExportedCartDescriptor),
  ProviderTicketCredentials: () => import('./imports/ProviderTicketCredentials.ts').then((file) => file.providerTicketCredentialsDescriptor),
  ProviderTicketImportedFile: () => import('./imports/ProviderTicketImportedFile.ts').then((file) => file.providerTicketImportedFileDescriptor),
  ProviderTicketRefusal: () => import('./imports/ProviderTicketRefusal.ts').then((file) => file.providerTicketRefusalDescriptor),
  Refund: () => import('./orders/Refund.ts').then((file) => file.refundDescriptor),
  RefundOrderItem: () => import('./orders/RefundOrderItem.ts').then((file) => file.refundOrderItemDescriptor),
  ReportingAccount: () => import('./money/ReportingAccount.ts').then((file) => file.reportingAccountDescriptor),
  Role: () => import('./accounts/Role.ts').then((file) => file.roleDescriptor),
  SavedView: () => import('./contract/SavedView.ts').then((file) => file.savedViewDescriptor),
  Scan: () => import('./tickets/Scan.ts').then((file) => file.scanDescriptor),
  ScanConfig: () => import('./tickets/ScanConfig.ts').then((file) => file.scanConfigDescriptor),
  ScanTrack: () => import('./tickets/ScanTrack.ts').then((file) => file.scanTrackDescriptor),
  ScanTrackCheckpoint: () => import('./tickets/ScanTrackCheckpoint.ts').then((file) => file.scanTrackCheckpointDescriptor),
  ScheduledTask: () => import('./jobs/ScheduledTask.ts').then((file) => file.scheduledTaskDescriptor),
  Season: () => import('./programming/Season.ts').then((file) => file.seasonDescriptor),
  Seat: () => import('./seating/Seat.ts').then((file) => file.seatDescriptor),
  SeatConfig: () => import('./seating/SeatConfig.ts').then((file) => file.seatConfigDescriptor),
  SeatConfigBlock: () => import('./seating/SeatConfigBlock.ts').then((file) => file.seatConfigBlockDescriptor),
  SeatConfigMapping: () => import('./imports/SeatConfigMapping.ts').then((file) => file.seatConfigMappingDescriptor),
  SeatFloor: () => import('./seating/SeatFloor.ts').then((file) => file.seatFloorDescriptor),
  SeatGroup: () => import('./seating/SeatGroup.ts').then((file) => file.seatGroupDescriptor),
  SeatMapping: () => import('./imports/SeatMapping.ts').then((file) => file.seatMappingDescriptor),
  SeatZone: () => import('./seating/SeatZone.ts').then((file) => file.seatZoneDescriptor),
  SellingDevice: () => import('./desk/SellingDevice.ts').then((file) => file.sellingDeviceDescriptor),
  Shipping: () => import('./orders/Shipping.ts').then((file) => file.shippingDescriptor),
  SibilParameter: () => import('./fiscal/SibilParameter.ts').then((file) => file.sibilParameterDescriptor),
  Sticker: () => import('./tickets/Sticker.ts').then((file) => file.stickerDescriptor),
  StockContingent: () => import('./seating/StockContingent.ts').then((file) => file.stockContingentDescriptor),
  Subscription: () => import('./money/Subscription.ts').then((file) => file.subscriptionDescriptor),
  SubscriptionMaturity: () => import('./money/SubscriptionMaturity.ts').then((file) => file.subscriptionMaturityDescriptor),
  SupportResource: () => import('./contract/SupportResource.ts').then((file) => file.supportResourceDescriptor),
  Tag: () => import('./programming/Tag.ts').then((file) => file.tagDescriptor),
  Tax: () => import('./programming/Tax.ts').then((file) => file.taxDescriptor),
  TerminalPayment: () => import('./sale/TerminalPayment.ts').then((file) => file.terminalPaymentDescriptor),
  Ticket: () => import('./tickets/Ticket.ts').then((file) => file.ticketDescriptor),
  TicketCheckpoint: () => import('./tickets/TicketCheckpoint.ts').then((file) => file.ticketCheckpointDescriptor),
  TicketLayout: () => import('./tickets/TicketLayout.ts').then((file) => file.ticketLayoutDescriptor),
  TicketParticipation: () => import('./customers/TicketParticipation.ts').then((file) => file.ticketParticipationDescriptor),
  TicketPrice: () => import('./programming/TicketPrice.ts').then((file) => file.ticketPriceDescriptor),
  TicketPriceGroup: () => import('./programming/TicketPriceGroup.ts').then((file) => file.ticketPriceGroupDescriptor),
  TicketPriceMapping: () => import('./imports/TicketPriceMapping.ts').then((file) => file.ticketPriceMappingDescriptor),
  TicketPriceSeatGroup: () => import('./programming/TicketPriceSeatGroup.ts').then((file) => file.ticketPriceSeatGroupDescriptor),
  Ticketing: () => import('./programming/Ticketing.ts').then((file) => file.ticketingDescriptor),
  TicketingCategory: () => import('./programming/TicketingCategory.ts').then((file) => file.ticketingCategoryDescriptor),
  TicketingMapping: () => import('./imports/TicketingMapping.ts').then((file) => file.ticketingMappingDescriptor),
  TicketingOptionStress: () => import('./programming/TicketingOptionStress.ts').then((file) => file.ticketingOptionStressDescriptor),
  TicketingSellingDevice: () => import('./programming/TicketingSellingDevice.ts').then((file) => file.ticketingSellingDeviceDescriptor),
  TicketingSpectacle: () => import('./fiscal/TicketingSpectacle.ts').then((file) => file.ticketingSpectacleDescriptor),
  TicketingUser: () => import('./programming/TicketingUser.ts').then((file) => file.ticketingUserDescriptor),
  Transaction: () => import('./money/Transaction.ts').then((file) => file.transactionDescriptor),
  TransactionGroup: () => import('./money/TransactionGroup.ts').then((file) => file.transactionGroupDescriptor),
  User: () => import('./contract/User.ts').then((file) => file.userDescriptor),
  UserDeskNotification: () => import('./contract/UserDeskNotification.ts').then((file) => file.userDeskNotificationDescriptor),
  Venue: () => import('./programming/Venue.ts').then((file) => file.venueDescriptor),
  VenuePlace: () => import('./fiscal/VenuePlace.ts').then((file) => file.venuePlaceDescriptor),
  Version: () => import('./contract/Version.ts').then((file) => file.versionDescriptor),
  Wallet: () => import('./money/Wallet.ts').then((file) => file.walletDescriptor),
};

/** One entity as metadata describes it, fetched when first asked for. */
export async function loadDescriptor(name: EntityName): Promise<EntityDescriptor> {
  const found = await (loaders[name]?.() ?? import('./bodies.ts').then(({ bodies }) => bodies[name]));
  if (!found) throw new Error('There is no entity of the name: ' + name);
  return found;
}
