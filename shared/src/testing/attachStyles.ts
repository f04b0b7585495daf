/**
 * Has the styles of this file's screens take effect, for what is asserted about colours or about what CSS hides. Without
 * it they stay outside the page, because jsdom takes long to compute them (`platform/start/jest/screens.ts`).
 */
export const attachStyles = (): void => void Reflect.deleteProperty(document.head, 'insertBefore')
