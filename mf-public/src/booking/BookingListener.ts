import { createContext } from 'react'

/** The requested slot, without data about the patient. */
export interface Booked {
  therapist: string
  date: string
  start: string
}

/** Called after a request was sent: the embed reports it to the partner's page. */
export const BookingListener = createContext<(booked: Booked) => void>(() => undefined)
