/** The first stack frame in the area's own code, or the package that called. */
export function callerOf(): string {
  const lines = (new Error('stack').stack ?? '')
    .split('\n')
    .slice(1)
    .map((line) => line.replaceAll('\\', '/'))
  const outside = lines.filter(
    (line) =>
      !/\/conformance\/(?!.*\.test\.)|\/shared\/src\/testing\/|\/node_modules\/@?(jest|jsdom)|<anonymous>/.test(line),
  )
  const own = outside.find((line) => !line.includes('/node_modules/'))
  const [, source] = /(?:file:\/\/)?(\/[^():]+:\d+)/.exec(own ?? '') ?? []
  if (source) return `taken in ${source.replace(`${process.cwd()}/`, '')}`
  const [, library] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(outside[0] ?? '') ?? []
  return `taken by ${library ?? 'unknown code'}`
}
