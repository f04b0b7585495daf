/**
 * Applies the styles of this file's screens, for assertions about colours or about content hidden by CSS. Otherwise
 * they are not attached, because jsdom computes them slowly (`platform/start/jest/screens.ts`).
 */
export const attachStyles = (): void => void Reflect.deleteProperty(document.head, 'insertBefore')
