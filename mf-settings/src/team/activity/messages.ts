export const texts = {
  fileFailureText: "Le fichier n'a pas pu être téléchargé.",
}
