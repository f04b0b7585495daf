/** Where the pictures are, from the root of the project. */
export const picturesFolder = 'mf-public/src/pictures'
