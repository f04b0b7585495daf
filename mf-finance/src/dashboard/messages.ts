export const texts = {
  unknown: 'Ne peut être calculé',
  howCounted: 'Explication',
}
