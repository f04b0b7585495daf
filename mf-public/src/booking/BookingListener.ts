import { createContext } from 'react'

/** The booked slot, without data about the patient: the detail of the embed's event `complice:booked`. */
export interface BookedSlot {
  therapist: string
  date: string
  start: string
}

/** Function that is called after a booking request was sent. The embed reports it to the partner's page. */
export const BookingListener = createContext<(booked: BookedSlot) => void>(() => undefined)
