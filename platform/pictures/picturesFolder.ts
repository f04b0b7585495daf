/** Path of the pictures in the project. */
export const picturesFolder = 'mf-public/src/pictures'
