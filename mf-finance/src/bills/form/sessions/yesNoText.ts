export const yesNoText = (isTrue: boolean) => (isTrue ? 'Oui' : 'Non')
