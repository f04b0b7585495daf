// The name under which the replacement of React's runtime imports the original (`platform/build/webpackConfig.ts`).
declare module 'react/jsx-runtime.js' {
  export const Fragment: unknown
  export const jsx: (type: unknown, props: object, key?: string) => unknown
}
