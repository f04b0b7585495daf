/** First element of every query key of this area: all areas share one cache. */
const area = 'mf-settings'

export const devicesKey = [area, 'devices'] as const
export const emailChangeKey = [area, 'emailChange'] as const
export const secondFactorKey = [area, 'secondFactor'] as const
export const teamSecondFactorKey = [area, 'teamSecondFactor'] as const
export const profileKey = [area, 'profile'] as const
export const openingHoursKey = [area, 'openingHours'] as const
export const coloursKey = [area, 'colours'] as const
export const practiceSettingKey = (name: string) => [area, 'practiceSetting', name] as const
export const vacationsKey = [area, 'vacations'] as const
export const affectedSessionsKey = (period: object | null) => [...vacationsKey, 'sessions', period] as const
export const questionsKey = (typeId: string) => [area, 'questions', typeId] as const
export const usageKey = (typeId: string) => [area, 'typeUsage', typeId] as const
export const speciesKey = [area, 'species'] as const
export const invitationsKey = [area, 'invitations'] as const
export const limitsKey = [area, 'limits'] as const
export const handoverKey = [area, 'handover'] as const
export const invitationKey = [area, 'invitation'] as const
export const activityKey = [area, 'activity'] as const
export const activityMembersKey = [area, 'activityMembers'] as const
export const emailLogKey = [area, 'emailLog'] as const
export const cardKey = [area, 'card'] as const
export const subscriptionKey = [area, 'subscription'] as const
