/**
 * What every call is sent and answers, by its name: `Cart.checkout` or `Cart.create` of an entity, `GET /me/rights` of
 * none. Types alone.
 */
import type { Operation } from '../../schema/descriptor.ts';
import type { ActionName, ActionTypes, PlainCall } from '../../schema/generated/actions.ts';
import type { EntityInputs, EntityTypes } from '../../schema/generated/entities.ts';
import type { Fields, RecordOf, StoredEntity } from './fields.ts';

/** What the engine answers for every entity whose metadata has the operation. */
export type EngineCall = Operation | 'bulkUpdate';

/** An action of an entity, a call that the engine answers for all, or a call that belongs to none. */
export type CallName = ActionName | PlainCall | `${StoredEntity}.${EngineCall}`;

interface OperationTypes<Entity extends StoredEntity> {
  readonly list: About<'records', Entity>;
  readonly read: About<'record', Entity, number>;
  readonly create: About<'record', Entity, undefined, EntityInputs[Entity]>;
  readonly update: About<'record', Entity, number, Partial<EntityInputs[Entity]>>;
  readonly delete: About<'nothing', Entity, number>;
  readonly bulkUpdate: About<'records', Entity, undefined, BulkInput<Entity>>;
}

interface BulkInput<Entity extends StoredEntity> {
  readonly member: readonly (Partial<EntityInputs[Entity]> & { readonly '@id': string })[];
}

interface About<Answer extends string, Entity extends StoredEntity, Id = undefined, Input = undefined> {
  readonly id: Id;
  readonly params: object;
  readonly queryInput: object;
  readonly input: Input;
  readonly answer: Answer;
  readonly returns: EntityTypes[Entity];
}

type TypesOf<Name extends CallName> = Name extends keyof ActionTypes
  ? ActionTypes[Name]
  : Name extends `${infer Entity extends StoredEntity}.${infer Call extends EngineCall}`
    ? OperationTypes<Entity>[Call]
    : never;

type Scalar = string | number | boolean;

/** Filters, order and pages of a list; a list of values is a parameter repeated. */
export type Query = Readonly<Record<string, Scalar | readonly Scalar[] | undefined>>;

interface Parts<Name extends CallName> {
  /** Of the record that the call is about: its short id, or its address. */
  readonly id: TypesOf<Name>['id'] extends number ? string | number : undefined;
  /** What else the path names. */
  readonly params: {
    readonly [Key in keyof TypesOf<Name>['params']]: TypesOf<Name>['params'][Key] | string;
  };
  readonly body: TypesOf<Name>['input'];
  readonly file: TypesOf<Name> extends { readonly file: true } ? File : undefined;
}

/** A part that the call has not is not there. */
type NeededKey<Name extends CallName> = {
  [Key in keyof Parts<Name>]: Parts<Name>[Key] extends undefined
    ? never
    : keyof Parts<Name>[Key] extends never
      ? unknown extends Parts<Name>[Key]
        ? Key
        : never
      : Key;
}[keyof Parts<Name>];

export type RequestOf<Name extends CallName> = Pick<Parts<Name>, NeededKey<Name>> & {
  readonly query?: TypesOf<Name>['queryInput'] & Query;
};

/** A call that needs nothing takes no argument. */
export type RequestArguments<Request> = object extends Request ? [request?: Request] : [request: Request];

type EntityOf<Name extends CallName> = TypesOf<Name>['returns'] extends {
  readonly '@type': infer Entity extends StoredEntity;
}
  ? Entity
  : never;

/** What may be asked of the records that the call answers. */
export type FieldsOf<Name extends CallName> = TypesOf<Name>['answer'] extends 'record' | 'records'
  ? Fields<EntityOf<Name>>
  : never;

/** Records as a list call answers them. */
export interface Collection<One> {
  readonly member: readonly One[];
  readonly totalItems: number;
}

/** Without `fields`, all that the record has. */
type One<Name extends CallName, Asked> = [Asked] extends [never]
  ? TypesOf<Name>['returns']
  : Asked extends Fields<EntityOf<Name>>
    ? RecordOf<EntityOf<Name>, Asked>
    : never;

interface Answers<Name extends CallName, Asked> {
  readonly record: One<Name, Asked>;
  readonly records: Collection<One<Name, Asked>>;
  readonly value: TypesOf<Name>['returns'];
  readonly document: Blob;
  readonly nothing: undefined;
}

export type AnswerOf<Name extends CallName, Asked = never> = Answers<Name, Asked>[TypesOf<Name>['answer'] &
  keyof Answers<Name, Asked>];
