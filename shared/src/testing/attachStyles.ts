/**
 * Applies the styles of the screens in this test file, for assertions about colours or about content hidden by CSS.
 * Tests do not attach styles by default, because jsdom computes them slowly (`platform/start/jest/screens.ts`).
 */
export const attachStyles = (): void => void Reflect.deleteProperty(document.head, 'insertBefore')
