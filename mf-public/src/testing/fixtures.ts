import type { PublicSessionType, PublicTherapist } from 'shared/contracts/directory/therapist'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { id } from 'shared/testing'

export const buildTherapist = (change: Partial<PublicTherapist> = {}): PublicTherapist => ({
  id: id(1),
  firstname: 'Camille',
  lastname: 'Roux',
  firmName: 'Les Prés',
  logo: null,
  address: { streetName: '4 rue du Lac', zipCode: '69003', city: 'Lyon' },
  latitude: 45.76,
  longitude: 4.84,
  approximate: false,
  sessionTypes: [],
  species: [],
  timeZone: 'Europe/Paris',
  ...change,
})

export const buildSessionType = (change: Partial<PublicSessionType> = {}): PublicSessionType => ({
  id: id(50),
  name: 'Médiation équine',
  duration: 60,
  clubs: [],
  ...change,
})

export const buildSlot = (change: Partial<TimeSlot> = {}): TimeSlot => ({
  date: '2027-03-03',
  startTime: '10:00',
  endTime: '11:00',
  ...change,
})
