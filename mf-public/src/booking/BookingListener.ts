import { createContext } from 'react'

/** The slot that was requested, without anything about the patient. */
export interface Booked {
  therapist: string
  date: string
  start: string
}

/** Called when a request was sent: the embed reports it to the page around it. */
export const BookingListener = createContext<(booked: Booked) => void>(() => undefined)
