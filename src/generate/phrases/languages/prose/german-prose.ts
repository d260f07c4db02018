import type { ProseTexts } from "../../book.ts";

/** What is told of one kind of thing only, in German. */
export const germanProse: ProseTexts = {
  surveyQuestion:
    "Wie zufrieden sind Sie insgesamt?|Würden Sie uns weiterempfehlen?|Was hat Ihnen am besten gefallen?|Was können wir verbessern?|Wie haben Sie von uns erfahren?|Wie oft nutzen Sie unser Angebot?",
  surveyAnswer:
    "Sehr zufrieden, alles hat geklappt.|Die Beratung war freundlich.|Die Lieferung könnte schneller sein.|Durch eine Empfehlung.|Etwa einmal im Monat.|Ja, auf jeden Fall.",
  billNote:
    "Vielen Dank für Ihren Auftrag.|Bitte geben Sie die Rechnungsnummer an.|Zahlbar ohne Abzug.|Der Betrag ist per Überweisung zu zahlen.|Leistung wie vereinbart erbracht.|Bei Fragen sind wir gern für Sie da.",
  stadium:
    "Stadion am Fluss|Sportpark Nord|Waldstadion|Arena am Hafen|Bezirkssportanlage West|Stadthalle",
  wedding:
    "Hochzeit von Anna und Jonas|Hochzeit von Lea und Paul|Hochzeit von Clara und Max|Hochzeit von Mia und Felix|Hochzeit von Julia und David|Hochzeit von Sarah und Tim",
  stayRequest:
    "Bitte ein ruhiges Zimmer.|Anreise nach 22 Uhr.|Wir brauchen ein Babybett.|Gern ein Zimmer in einem oberen Stockwerk.|Bitte keine Daunenkissen.|Frühes Frühstück am Abreisetag.",
};
