/**
 * What an area's `overrides/<area>/screens.ts` may list: the type of an entry that takes its place beside or instead of a generated
 * screen. Components are loaded lazily, by the name they are exported under.
 */
import type { ComponentType } from 'react';
import type { EntityName, EntityTypes } from '../schema/generated/entities.ts';
import type { IconName } from '../schema/iconNames.ts';
import type { Needs } from './data/useHas.ts';

/** Text bundles by language, nested keys, each merged under its own first key. Only the language read is fetched. */
export interface Messages {
  readonly en: () => Promise<readonly object[]>;
  readonly fr: () => Promise<readonly object[]>;
}

type Load = () => Promise<ComponentType>;

/** A screen of its own at a route. Without `menu` it is reached from other screens only. */
export interface RouteEntry {
  readonly kind: 'route';
  /** React Router path, e.g. `/sales/cash-register`. */
  readonly path: string;
  readonly menu?: {
    /** Of the sections that the registry lists. */
    readonly section: string;
    /** Translation key. */
    readonly label: string;
    readonly icon: IconName;
    /** Among the lines of its section, the least first. */
    readonly position: number;
  };
  /** Policies of which one is needed: without it the screen is not offered, and who types its address is refused. */
  readonly needs?: Needs;
  /** Without the admin's frame: sign-in callback, full-screen register. */
  readonly bare?: true;
  /** Screens below this one, shown where it has its `<Outlet />`: the tabs of a page, the steps of a form. */
  readonly children?: readonly ChildRoute[];
  readonly load: Load;
}

/** A part of the menu, of what entries put into it; not shown where nothing in it may be opened. */
export interface MenuSection {
  readonly name: string;
  /** Translation key. Without one the section goes by its first line. */
  readonly label?: string;
  readonly icon?: IconName;
}

/** An entity's list as a line of the menu. Every other list is found by the search, the palette and "All data". */
export interface MenuEntry {
  readonly kind: 'menu';
  readonly entity: EntityName;
  readonly section: string;
  readonly position: number;
  /** Policies of which one is needed for the line, beside those for the list. */
  readonly needs?: Needs;
}

export interface ChildRoute {
  /** Below the path of its parent, e.g. `prices`; empty: what is shown at the parent's own address. */
  readonly path: string;
  readonly needs?: Needs;
  readonly load: Load;
}

/** A whole slot of an entity's generated screens. */
export interface SlotEntry {
  readonly kind: 'slot';
  readonly entity: EntityName;
  readonly slot: 'list' | 'show' | 'edit' | 'create';
  readonly load: Load;
}

interface FieldOf<Name extends EntityName> {
  readonly kind: 'field';
  readonly entity: Name;
  readonly property: Exclude<keyof EntityTypes[Name], '@id' | '@type'>;
  readonly as: 'field' | 'input';
  readonly load: Load;
}

/** One property's input or display, wherever a generated screen shows it: its record is ra-core's `useRecordContext`. */
export type FieldEntry = { readonly [Name in EntityName]: FieldOf<Name> }[EntityName];

/** A tab of an entity's page, after its details. Its record is ra-core's `useRecordContext`. */
export interface TabEntry {
  readonly kind: 'tab';
  readonly entity: EntityName;
  /** In the address: `?list=<name>`. Never the name of a property. */
  readonly name: string;
  /** Translation key. */
  readonly label: string;
  readonly needs?: Needs;
  readonly load: Load;
}

/** A screen about a record at an address of its own below the record's, which stands among the tabs of its page. */
export interface PageTabEntry {
  readonly kind: 'pageTab';
  readonly entity: EntityName;
  /** Its address below the record's page, e.g. `prices`. */
  readonly below: string;
  /** Translation key. */
  readonly label: string;
  readonly needs?: Needs;
  /** The list that it shows in place of the generated tab. */
  readonly instead?: string;
}

/** A part of an entity's generated page or list, above or below the rest of it. On a page it has the record. */
export interface PanelEntry {
  readonly kind: 'panel';
  readonly entity: EntityName;
  readonly slot: 'list' | 'show';
  readonly place: 'top' | 'bottom';
  readonly needs?: Needs;
  readonly load: Load;
}

/** A button of an entity's list, before the one that creates a record. */
export interface ListToolEntry {
  readonly kind: 'listTool';
  readonly entity: EntityName;
  readonly needs?: Needs;
  readonly load: Load;
}

/** What an action's own dialog is given; the record is ra-core's `useRecordContext`. */
export interface OwnActionProps {
  readonly onClose: () => void;
}

/** A dialog of its own for one action of an entity, in place of the generated one. It stays among the record's actions. */
export interface ActionEntry {
  readonly kind: 'action';
  readonly entity: EntityName;
  /** Its name in the entity's file. */
  readonly action: string;
  readonly load: () => Promise<ComponentType<OwnActionProps>>;
}

/** What is at the foot of the menu, on every screen, while long work that was begun here is on its list. */
export interface TrayEntry {
  readonly kind: 'tray';
  readonly load: Load;
}

/**
 * A small thing of the frame, on every screen: at its head beside the product's name or under the name of who is
 * signed in (fetched a moment after the screen), or among the items of the account's menu (fetched when that opens).
 */
export interface FrameEntry {
  readonly kind: 'frame';
  readonly place: 'head' | 'caller' | 'account';
  readonly load: Load;
}

export type ScreenEntry =
  | RouteEntry
  | MenuEntry
  | SlotEntry
  | FieldEntry
  | TabEntry
  | PageTabEntry
  | PanelEntry
  | ListToolEntry
  | ActionEntry
  | TrayEntry
  | FrameEntry;
