export const texts = {
  fileFailed: "Le fichier n'a pas pu être téléchargé.",
}
