/** Whether the screen shows that it waits. What has a value is no waiting: it shows how much is sold, or how far work is. */
const WAITING = 'main [role=progressbar]:not([aria-valuenow]), main .MuiSkeleton-root';

export const isLoading = (): boolean => document.querySelector(WAITING) !== null;
