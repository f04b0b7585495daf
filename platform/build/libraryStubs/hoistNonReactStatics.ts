/** Replaces a dependency of emotion's `withTheme`, which is unused. */
export default function hoistNonReactStatics<T>(target: T): T {
  return target
}
