import PQueue from 'p-queue'

/**
 * Decodes the pictures and the spreadsheets of a process one at a time, because two together would exceed the
 * memory of its pod (docker/kubernetes/api.yaml).
 */
export const decodingQueue = new PQueue({ concurrency: 1 })
