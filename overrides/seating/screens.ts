/** Screens of the area "seating": sorted, a line an entry, loaded lazily. Found by `overrides/screens.ts`. */
import type { ScreenEntry } from '../../src/screens.ts';

export const screens: readonly ScreenEntry[] = [
  { kind: 'menu', entity: 'Contingent', section: 'rooms', position: 4, needs: 'stock.write' },
  { kind: 'menu', entity: 'LogicalSeatConfig', section: 'rooms', position: 3, needs: 'seating.write' },
  { kind: 'menu', entity: 'SeatConfig', section: 'rooms', position: 2, needs: 'seating.write' },
  {
    kind: 'panel',
    entity: 'Cart',
    slot: 'show',
    place: 'top',
    needs: 'sales.sell',
    load: async () => (await import('./SeatMove/screens/CartMoveLinks.tsx')).CartMoveLinks,
  },
  {
    kind: 'route',
    path: '/cart/:cartId/move-seats/:eventDateId',
    needs: 'sales.sell',
    load: async () => (await import('./SeatMove/screens/MoveSeatsPage.tsx')).MoveSeatsPage,
  },
  {
    kind: 'route',
    path: '/carts/:cartId/move-seats/:eventDateId',
    needs: 'sales.sell',
    load: async () => (await import('./SeatMove/screens/MoveSeatsPage.tsx')).MoveSeatsPage,
  },
  {
    kind: 'route',
    path: '/events/:eventDateId/seating',
    needs: ['programming.read', 'sales.sell'],
    load: async () => (await import('./SeatMap/screens/SeatingPage.tsx')).SeatingPage,
  },
  {
    kind: 'route',
    path: '/orders/:orderId/move-seats/:eventDateId',
    needs: 'orders.correct',
    load: async () => (await import('./SeatMove/screens/MoveSeatsPage.tsx')).MoveSeatsPage,
  },
  {
    kind: 'route',
    path: '/SeatConfig/:seatConfigId/performances',
    needs: 'programming.read',
    load: async () => (await import('./PlanVersion/screens/PlanVersions.tsx')).PlanVersions,
  },
  {
    kind: 'route',
    path: '/SeatConfig/:seatConfigId/plan',
    needs: 'seating.write',
    load: async () => (await import('./SeatConfig/screens/PlanEditor.tsx')).PlanEditor,
  },
  {
    kind: 'slot',
    entity: 'LogicalSeatConfig',
    slot: 'create',
    load: async () => (await import('./LogicalSeatConfig/screens/RoomSaleCreate.tsx')).RoomSaleCreate,
  },
  {
    kind: 'slot',
    entity: 'LogicalSeatConfig',
    slot: 'list',
    load: async () => (await import('./LogicalSeatConfig/screens/RoomSaleList.tsx')).RoomSaleList,
  },
  {
    kind: 'slot',
    entity: 'LogicalSeatConfig',
    slot: 'show',
    load: async () => (await import('./LogicalSeatConfig/screens/RoomSale.tsx')).RoomSale,
  },
  {
    kind: 'panel',
    entity: 'SeatConfig',
    slot: 'show',
    place: 'top',
    needs: 'programming.read',
    load: async () => (await import('./SeatConfig/screens/DrawLink.tsx')).DrawLink,
  },
];
