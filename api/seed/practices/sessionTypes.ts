import type { DemoType } from './DemoPractice.ts'

export const firstMeetingQuestions = [
  'Avez-vous une allergie ou une crainte vis-à-vis des animaux ?',
  "Qu'attendez-vous de ces séances ?",
  'Qui vous a parlé de nous ?',
]

export const individualSessionTypes = (price: number): DemoType[] => [
  { name: 'Séance individuelle', duration: 60, price },
  { name: 'Première rencontre', duration: 45, price: price - 10, questions: firstMeetingQuestions },
]
