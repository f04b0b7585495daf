/** The kinds of accounts, as e-mails name them: « votre compte professionnel ». */
export const accountKindLabels = { MEMBER: 'professionnel', PATIENT: 'patient' } as const
