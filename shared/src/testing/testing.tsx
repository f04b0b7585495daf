export { answer, forgetAnswers, noAnswer, refuse, refuseOnce } from './answer.ts'
export { openArea } from './openArea.tsx'
export { aToken, signedInAs, signedOut } from './signedInAs.ts'
export { aClub, anAnimal, aPatient, aSession, aUser, id } from './things.ts'
