/**
 * The public kit of the server: what `overrides/<area>/<Name>/server` may import to give an entity its behaviour
 * or the product a service. Types and the few functions behind them; everything else in `server/` is private.
 */

export { AUDIENCE } from './authenticate.ts';
export {
  continueIds,
  gatherStatistics,
  limitStatements,
  returnTo,
  setSavepoint,
  waitForLock,
} from './database/controls.ts';
export { isUnavailable } from './database/DatabaseUnavailable.ts';
export { listContracts } from './database/listContracts.ts';
export type { Violation } from './errors.ts';
export { defineErrors, Problem, reviveProblem } from './errors.ts';
export { delimiterOf, renderCsv } from './export/renderCsv.ts';
export { renderXlsx } from './export/renderXlsx.ts';
export { abortOnClose } from './http/abortOnClose.ts';
export { refuseFor } from './http/describeOutage.ts';
export { chooseOrigin, findOrigin, listOrigins } from './http/ownOrigin.ts';
export { problemBody } from './http/problemBody.ts';
export { shortenAddress } from './http/shortenAddress.ts';
export type { RecordKey } from './keys.ts';
export { nameKey, readKeys } from './keys.ts';
export { askedRecords } from './kit/askedWrites.ts';
export type { Action, Behaviour, Handler, HookResult, RowFilter, RowSql } from './kit/behaviour.ts';
export { unansweredActions, unseenProperties } from './kit/behaviour.ts';
export type { Caller, Holding, Program, Rights, RightsSource } from './kit/caller.ts';
export { ANONYMOUS, holdsForAll } from './kit/caller.ts';
export type {
  AccountOutsideContext,
  AccountReadContext,
  AccountWriteContext,
  OutsideContext,
  ReadContext,
} from './kit/contexts.ts';
export { accountGuard } from './kit/contexts.ts';
export type { Database, Scope, Sql, Statement, Transaction } from './kit/database.ts';
export type {
  DoneRow,
  FileImport,
  FileImports,
  FileTable,
  ImportedRow,
  RowFault,
  RowHook,
  SheetImport,
  TableImport,
} from './kit/fileImports.ts';
export { fileImports } from './kit/fileImports.ts';
export type { Command, Host, Service, WriteScope } from './kit/host.ts';
export type {
  JobData,
  JobRecords,
  JobRun,
  Jobs,
  ScheduleContext,
  ScheduledRun,
  ScheduledTasks,
} from './kit/jobs.ts';
export { jobRecords, scheduledTasks } from './kit/jobs.ts';
export type { Metrics } from './kit/metrics.ts';
export type {
  Change,
  Committed,
  DeadLetter,
  DetailedChange,
  Outbox,
  OutboxPosition,
  Sight,
  Subscriber,
} from './kit/outbox.ts';
export { sight } from './kit/outbox.ts';
export type { Projection } from './kit/projection.ts';
export type { SentFile } from './kit/sentFile.ts';
export type { CostlyKind, RateLimits, Settings, WorkersSettings } from './kit/settings.ts';
export type { Token } from './kit/token.ts';
export { defineToken } from './kit/token.ts';
export type { Draft, RecordName, Stored, Values } from './kit/values.ts';
export type { WorkCounts, Workers, WorkTask } from './kit/workers.ts';
export type { RecordWriter, WriteContext, WriteFacts } from './kit/writing.ts';
export { AddressRefused } from './outgoing/guardAddress.ts';
export { OutgoingFailure, sendOutgoing } from './outgoing/sendOutgoing.ts';
export { planProblem } from './plan/errors.ts';
export { requestProblem } from './request/errors.ts';
export { readContract } from './request/readContract.ts';
export { rightsProblem } from './rights/errors.ts';
export { seal, unseal } from './secrets/seal.ts';
export { unsealText } from './secrets/sealedText.ts';
export { actorOf } from './transaction/actorOf.ts';
export { transactionProblem } from './transaction/errors.ts';
export { verifyToken } from './verifyToken.ts';
export { workerProblem } from './workers/errors.ts';
