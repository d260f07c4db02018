import type { RowTables } from "../../row-table.ts";

/** What is learned by heart, asked in a quiz and looked up in a dictionary, and what is preached. */
export const wordsRows: RowTables = {
  "dictionaryentry dictionaryword wordentry wordoftheday vocabularyword vocabularycard vocabulary glossaryterm dictionary word entry term & definition definitions etymology": `
name/word/term/headword/lemma/entry | pronunciation/phonetic/ipa/phonetics/phonetic spelling | part of speech/word class/word type/type | about/definition/meaning/definitions | example/example sentence/usage/usage example/examples/sample sentence | synonyms/similar words | antonyms/opposites | etymology/origin | language/lang
Gentle | /ˈdʒɛntl/ | adjective | Mild in manner; not rough or severe. | She has a gentle way with animals. | kind, mild, soft, tender | harsh, rough | From Old French gentil, “high-born”. | English/en
Harbour | /ˈhɑːbə/ | noun | A place on the coast where ships may shelter. | The boats came back to the harbour before dark. | port, haven, dock | open sea | From Old English herebeorg, “shelter”. | English/en
Wander | /ˈwɒndə/ | verb | To walk without a fixed course or aim. | We wandered through the old town all afternoon. | roam, stroll, drift | settle, stay | From Old English wandrian. | English/en
Curious | /ˈkjʊərɪəs/ | adjective | Eager to know or learn something. | The child was curious about everything. | inquisitive, interested | indifferent, bored | From Latin curiosus, “careful”. | English/en
Patience | /ˈpeɪʃns/ | noun | The ability to wait without becoming annoyed. | Teaching takes a great deal of patience. | calmness, endurance | impatience, haste | From Latin patientia, “suffering”. | English/en
Seldom | /ˈsɛldəm/ | adverb | Not often; rarely. | They seldom eat out during the week. | rarely, hardly ever | often, frequently | From Old English seldan. | English/en
Serendipity | /ˌsɛrənˈdɪpɪti/ | noun | The finding of something good without looking for it. | They met by pure serendipity. | chance, luck, fluke | misfortune, design | Coined in 1754 after a Persian fairy tale. | English/en
Resilient | /rɪˈzɪlɪənt/ | adjective | Able to recover quickly from difficulty. | The town proved resilient after the flood. | strong, tough, hardy | fragile, weak | From Latin resilire, “to leap back”. | English/en
Whisper | /ˈwɪspə/ | verb | To speak very softly, with breath and no voice. | She whispered the answer to her neighbour. | murmur, mutter, breathe | shout, yell | From Old English hwisprian. | English/en
Meadow | /ˈmɛdəʊ/ | noun | A field of grass and wild flowers. | Cows grazed in the meadow behind the farm. | field, pasture, grassland | desert, forest | From Old English mædwe. | English/en
`,
  "deck flashcarddeck carddeck studydeck studyset & card_count cards total_cards cards_count language term_count": `
name | subject/category/topic | about | language/target language | level/difficulty | tags
Spanish verbs | Spanish/languages/language | The fifty that you need first, in the present tense. | Spanish/es | Beginner/easy/A1/A2 | spanish, verbs
French food and drink | French/languages/language | From the bakery to the bill. | French/fr | Beginner/easy/A1/A2 | french, food
Japanese hiragana | Japanese/languages/language | All forty-six signs, in groups of five. | Japanese/ja | Beginner/easy/A1 | japanese, writing
Italian small talk | Italian/languages/language | Phrases for the train, the market and the café. | Italian/it | Intermediate/medium/A2/B1 | italian, phrases
Advanced English idioms | English/languages/language | What people say when they do not mean it. | English/en | Advanced/hard/C1/B2/C2 | english, idioms
Anatomy: bones | Biology/science/medicine | All that one can break, from head to toe. | English/en | Intermediate/medium/B1 | anatomy, exam
Capitals of Europe | Geography/general knowledge | Small countries included. | English/en | Beginner/easy/A2 | geography, europe
Organic chemistry | Chemistry/science | Functional groups and the reactions between them. | English/en | Advanced/hard/C1 | chemistry, exam
`,
  "exercise languageexercise lessonexercise translationexercise languagechallenge challenge & audio_url language language_code language_id target_language translation unit_id": `
prompt/question/question text/sentence/instruction/instructions | type/exercise type/kind/challenge type | correct answer/answer/solution/expected answer/translation | choices/options/answer options/answers/words/word bank | hint/tip
Translate: the bread | translate/translation/typing/type answer/write/writing | el pan | el queso, el agua, el pan, la leche | It is masculine.
Listen and choose what you hear. | listen/listening/audio/dictation/listen and choose | buenos días | adiós, buenos días, buenas noches, buenas tardes | It is said in the morning.
Match the word with its meaning: the street | match/matching/match pairs/pairs | la calle | la casa, la cara, la calle, la cama | It begins as "call" does.
Fill in: Yo ___ estudiante. | fill blank/fill in blank/fill in the blank/fill in/cloze/gap fill/complete | soy | es, son, eres, soy | The first person of "ser".
Which word means "Thursday"? | multiple choice/choice/select/quiz/single choice | jueves | lunes, jueves, viernes, martes | It comes after "miércoles".
Say: Where is the station? | speak/speaking/pronunciation/repeat | ¿Dónde está la estación? | ¿Cuándo sale el tren?, ¿Dónde está la estación?, ¿Qué hora es? | The stress is on the last syllable.
Put the words in order: agua / un / quiero / vaso de | reorder/order/word order/arrange/sentence builder/ordering | Quiero un vaso de agua. | agua, un, quiero, vaso de | Begin with the verb.
Translate: My brother lives here. | translate/translation/typing/type answer/write/writing | Mi hermano vive aquí. | vive, aquí, hermano, mi | "To live" is "vivir".
Fill in: Nosotros ___ español. | fill blank/fill in blank/fill in the blank/fill in/cloze/gap fill/complete | hablamos | hablan, hablo, hablamos, habláis | "We" ends in -mos.
Listen and type what you hear. | listen/listening/audio/dictation/listen and type | Hasta mañana. | Buenas noches., Hasta mañana., Hasta luego. | You will see each other again soon.
`,
  "lesson languagelesson languageunit unit skill languageskill & vocabulary language language_code language_id target_language xp_reward grammar_focus grammar_point cefr_level": `
name | topic/theme/category/skill | about | grammar focus/grammar point/grammar/grammar topic
Greetings and names | Introductions/conversation/speaking | Say who you are, and ask back. | To be, present tense
At the restaurant | Food and drink/vocabulary/conversation | Order, ask for the bill and say that it was good. | Polite requests
Numbers and time | Everyday life/vocabulary/basics | Prices, dates and the hour of the train. | Numbers to one hundred
Asking the way | Travel/conversation/speaking | Left, right, and straight on until you see it. | Imperatives
My family | People/vocabulary/reading | Who is who on the photograph. | Possessive pronouns
On the phone | Conversation/listening/speaking | Short calls, and what to say if you did not understand. | Questions
Weather and seasons | Small talk/vocabulary/reading | Four seasons, and the clothes that go with them. | It and there
Travel plans | Travel/writing/reading | Where you will go, and how. | Future tense
Talking about work | Work/business/conversation/speaking | What you do all day, in ten sentences. | Present perfect
`,
  "quiz triviaquiz & questions question_count number_of_questions time_limit passing_score pass_mark total_questions questions_count": `
name | category/topic/subject/theme | about | tags
General knowledge, round {n:1/2/3/4} | General knowledge/general/trivia/other/mixed | A bit of everything, from gold to Mona Lisa. | mixed, trivia
Pub quiz warm-up | General knowledge/trivia/general/entertainment/mixed | Ten minutes to find out who is awake. | trivia, team
Family quiz night | Family/trivia/general/general knowledge/entertainment | For eight to eighty, no phones. | family, trivia
School classics | Education/general knowledge/general/school/science | What everybody once knew. | school, mixed
Rainy Sunday quiz | Trivia/general/general knowledge/entertainment/mixed | Short questions for a long afternoon. | trivia, weekend
Quick five | General knowledge/trivia/general/mixed | One coffee, a handful of questions. | quick, mixed
Office quiz, {n:spring/summer/winter} edition | Trivia/general/business/general knowledge/entertainment | For teams of three to five. | team, work
`,
  "sermon homily sermonrecording": `
name | scripture/bible passage/passage/scripture reference/bible verse/text/verse/reading/bible reference | series/series name/sermon series | about | topic/theme/category
Salt and Light | Matthew 5:13–16 | The Sermon on the Mount | What small things do to a whole meal. | Discipleship
Bread for the Journey | John 6:25–35 | Signs in John | About hunger, and what is given freely. | Faith
The Lost Coin | Luke 15:8–10 | Stories Jesus Told | She lights a lamp and sweeps the house. | Grace
A Quiet Strength | Isaiah 30:15–18 | Voices of the Prophets | In returning and rest. | Trust
Who Is My Neighbour? | Luke 10:25–37 | Stories Jesus Told | A road, a stranger and an inn. | Love
The Greatest of These | 1 Corinthians 13 | Letters of Hope | Patience and kindness come first. | Love
The Lord Is My Shepherd | Psalm 23 | Songs of the People | Still waters, and a table. | Comfort
Nothing Can Separate Us | Romans 8:28–39 | Letters of Hope | A list of everything that is not stronger. | Hope
The Empty Tomb | John 20:1–18 | Easter | Early in the morning, while it was still dark. | Easter
`,
  "languagecourse languageclass & language level teacher instructor": `
name | language/target language | level/cefr level/difficulty/proficiency level | about
Spanish for beginners | Spanish/es | A1/beginner/elementary | First words, first sentences, first orders in a café.
French for travellers | French/fr | A2/elementary/beginner | Trains, rooms and markets, with much speaking.
Everyday German | German/de | B1/intermediate | Letters, phone calls and talk over the fence.
English at work | English/en | B2/upper intermediate/intermediate | Meetings, mails and a short presentation.
Italian conversation | Italian/it | B1/intermediate | One topic each evening, mistakes welcome.
Japanese from zero | Japanese/ja | A1/beginner/elementary | Two alphabets, and enough to introduce yourself.
Advanced English writing | English/en | C1/advanced | Essays that somebody wants to read to the end.
Portuguese basics | Portuguese/pt | A2/elementary/beginner | Past tense, and how to ask twice.
English mastery | English/en | C2/proficiency/advanced | Tone, style and everything between the lines.
`,
  "archiveitem archivalitem archiverecord archivalrecord archivalcollection archivecollection archivalobject archivematerial findingaid archivedocument historicaldocument": `
name | creator/author/donor | date range/dates/date created/period/inclusive dates | extent/physical description/quantity | type/category/material type/document type/record type/format | about/scope and content/scope note/scope/content | provenance/acquisition/source/acquisition source | access restrictions/access conditions/access/restrictions
Letters of the {family:Novak/Lindqvist/Moreau} family | {family} family | 1888–1931 | 2 boxes, 0.6 linear metres | Correspondence/letter/letters/manuscript/document | Letters between parents, emigrated children and their schools. | Gift of the family, 1994 | Open for research
Town council minutes | Town Council | 1902–1948 | 14 volumes | Records/minutes/administrative/ledger/document | Minutes of all meetings, with an index of names. | Transferred from the Town Hall, 1971 | Open for research
Photographs of the harbour | Emil Hansen, photographer | 1925–1939 | 212 glass negatives | Photographs/photograph/photo/image | Ships, dock workers and the building of the new quay. | Purchased from the studio, 1988 | By appointment, originals fragile
Building plans of the railway station | City Building Office | 1911–1914 | 36 drawings | Maps and plans/plan/map/drawing | Floor plans, sections and details of the clock tower. | Transferred from the Building Office, 1965 | Reading room only
Diaries of a ship's doctor | Clara Berg | 1907–1919 | 9 volumes | Diaries/diary/manuscript/personal papers | Daily entries from four voyages, with sketches. | Bequest of Clara Berg, 1956 | Open for research
Ledgers of the cloth mill | Oak Lane Mill | 1864–1922 | 22 volumes, 1.8 linear metres | Business records/ledger/financial/records/document | Wages, orders and stock, year by year. | Rescued when the mill closed, 1979 | Open for research
Interviews with market traders | Local History Society | 1982–1984 | 31 audio cassettes | Oral history/audio/recording/sound | Thirty-one traders on prices, winters and regulars. | Deposited by the society, 1990 | Written consent needed
Posters of the city theatre | City Theatre | 1948–1975 | 140 sheets | Posters/poster/ephemera/printed/print | One for nearly every first night. | Gift of the theatre, 2003 | Open for research
`,
};
