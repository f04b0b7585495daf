/** Replaces emotion's list of HTML attributes, used for styled tags without `shouldForwardProp`: Material UI sets it on all of its. */
export default function isPropValid(name: string): boolean {
  return !['as', 'ownerState', 'sx', 'theme'].includes(name)
}
