/** Whether the other agendas subscribe, as the server said last. */
export const feedKey = ['calendarFeed']
