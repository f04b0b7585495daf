import { CONTRACT } from '../federation.ts'
import { isAreaModule } from '../guards.ts'

/** Returns the reasons why the shell cannot render the default export of `remote.tsx`. */
export function exportProblems(module: unknown): string[] {
  if (typeof module !== 'object' || module === null)
    return ['remote.tsx has no default export: export default { contract: 1, Root } satisfies AreaModule']
  const { contract, Root, init, prefetch, dispose, ...others }: Record<string, unknown> = { ...module }
  const problems = [
    ...(contract === CONTRACT ? [] : [`contract is ${String(contract)}, the shell supports ${CONTRACT}`]),
    ...(Root === undefined ? ['Root is missing: the component the shell renders'] : []),
    ...findNonFunctions({ init, prefetch, dispose }),
    ...Object.keys(others).map(
      (name) => `${name} is not part of the contract: only contract, Root, init, prefetch and dispose are`,
    ),
  ]
  return problems.length > 0 || isAreaModule(module) ? problems : ['Root is not a component']
}

const findNonFunctions = (members: Record<string, unknown>): string[] =>
  Object.entries(members)
    .filter(([, value]) => value !== undefined && typeof value !== 'function')
    .map(([name, value]) => `${name} is a ${typeof value}, not a function`)
