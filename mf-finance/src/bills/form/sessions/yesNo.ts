export const yesNo = (isTrue: boolean) => (isTrue ? 'Oui' : 'Non')
