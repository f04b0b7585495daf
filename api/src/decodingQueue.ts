import PQueue from 'p-queue'

/**
 * Decodes the pictures and the spreadsheets of a process one at a time: two at once would exceed the memory of its pod
 * (docker/kubernetes/api.yaml).
 */
export const decodingQueue = new PQueue({ concurrency: 1 })
