import type { Operator } from 'shared/contracts/operator'
import type { PublicSessionType, TherapistCard } from 'shared/contracts/therapist'
import type { TimeSlot } from 'shared/contracts/timeSlot'
import { id } from 'shared/testing'

export const aTherapist = (change: Partial<TherapistCard> = {}): TherapistCard => ({
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
  ...change,
})

export const aType = (change: Partial<PublicSessionType> = {}): PublicSessionType => ({
  id: id(50),
  name: 'Médiation équine',
  duration: 60,
  clubs: [],
  ...change,
})

export const aSlot = (change: Partial<TimeSlot> = {}): TimeSlot => ({
  date: '2027-03-03',
  startTime: '10:00',
  endTime: '11:00',
  ...change,
})

/** An operator of whom nothing is known but where questions go. */
export const anOperator = (change: Partial<Operator> = {}): Operator => ({
  name: null,
  legalForm: null,
  address: null,
  siren: null,
  register: null,
  vatNumber: null,
  director: null,
  phone: null,
  host: null,
  privacyContact: null,
  email: 'bonjour@prairie.test',
  subProcessors: [],
  socialLinks: [],
  demoBookingUrl: null,
  ...change,
})
