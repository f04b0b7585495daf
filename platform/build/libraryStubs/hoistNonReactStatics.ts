/** Replaces a dependency of emotion's `withTheme`, which the product does not use. */
export default function hoistNonReactStatics<T>(target: T): T {
  return target
}
