import { createContext } from 'react'

/** What was asked for, and nothing of who asks. */
export interface Booked {
  therapist: string
  date: string
  start: string
}

/** Who wants to know of a request that was sent: the page around the embed. */
export const BookingNews = createContext<(booked: Booked) => void>(() => undefined)
