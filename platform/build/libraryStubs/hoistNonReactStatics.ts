/** Replaces a dependency of emotion's `withTheme`, which nobody uses. */
export default function hoistNonReactStatics<T>(target: T): T {
  return target
}
