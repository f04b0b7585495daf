/**
 * Replaces emotion's list of HTML attributes. Emotion uses the list for styled tags without `shouldForwardProp`, which
 * Material UI always sets.
 */
export default function isPropValid(name: string): boolean {
  return !['as', 'ownerState', 'sx', 'theme'].includes(name)
}
