/**
 * Replaces emotion's list of HTML attributes, which it uses for styled tags without `shouldForwardProp`: Material UI
 * always sets it.
 */
export default function isPropValid(name: string): boolean {
  return !['as', 'ownerState', 'sx', 'theme'].includes(name)
}
