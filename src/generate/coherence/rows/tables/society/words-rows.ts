import type { RowTables } from "../../row-table.ts";

/** What is learned by heart, asked in a quiz and looked up in a dictionary, and what is preached. */
export const wordsRows: RowTables = {
  "dictionaryentry dictionaryword wordentry wordoftheday dictionary word entry term & definition definitions": `
name/word/term/headword/lemma/entry | pronunciation/phonetic/ipa/phonetics/phonetic spelling | part of speech/word class/word type/type | about/definition/meaning/definitions | example/example sentence/usage/usage example/examples/sample sentence | synonyms/similar words | antonyms/opposites | etymology/origin | language/lang
Gentle | /ˈdʒɛntl/ | adjective | Mild in manner; not rough or severe. | She has a gentle way with animals. | kind, mild, soft, tender | harsh, rough | From Old French gentil, “high-born”. | English/en
Harbour | /ˈhɑːbə/ | noun | A place on the coast where ships may shelter. | The boats came back to the harbour before dark. | port, haven, dock | open sea | From Old English herebeorg, “shelter”. | English/en
Wander | /ˈwɒndə/ | verb | To walk without a fixed course or aim. | We wandered through the old town all afternoon. | roam, stroll, drift | settle, stay | From Old English wandrian. | English/en
Curious | /ˈkjʊərɪəs/ | adjective | Eager to know or learn something. | The child was curious about everything. | inquisitive, interested | indifferent, bored | From Latin curiosus, “careful”. | English/en
Threshold | /ˈθrɛʃhəʊld/ | noun | A strip at the bottom of a doorway; a point of entry. | He paused on the threshold. | doorstep, doorway, brink | exit, end | From Old English therscold. | English/en
Patience | /ˈpeɪʃns/ | noun | The ability to wait without becoming annoyed. | Teaching takes a great deal of patience. | calmness, endurance | impatience, haste | From Latin patientia, “suffering”. | English/en
Gather | /ˈɡæðə/ | verb | To come or bring together in one place. | A crowd gathered in front of the theatre. | collect, assemble, meet | scatter, spread | From Old English gaderian. | English/en
Bright | /braɪt/ | adjective | Giving out or reflecting much light. | The room was bright and warm. | brilliant, radiant, shining | dark, dim, dull | From Old English beorht. | English/en
Seldom | /ˈsɛldəm/ | adverb | Not often; rarely. | They seldom eat out during the week. | rarely, hardly ever | often, frequently | From Old English seldan. | English/en
Serendipity | /ˌsɛrənˈdɪpɪti/ | noun | The finding of something good without looking for it. | They met by pure serendipity. | chance, luck, fluke | misfortune, design | Coined in 1754 after a Persian fairy tale. | English/en
Resilient | /rɪˈzɪlɪənt/ | adjective | Able to recover quickly from difficulty. | The town proved resilient after the flood. | strong, tough, hardy | fragile, weak | From Latin resilire, “to leap back”. | English/en
Whisper | /ˈwɪspə/ | verb | To speak very softly, with breath and no voice. | She whispered the answer to her neighbour. | murmur, mutter, breathe | shout, yell | From Old English hwisprian. | English/en
Eagerly | /ˈiːɡəli/ | adverb | With keen interest or desire. | The children waited eagerly for the snow. | keenly, avidly | reluctantly, unwillingly | From Latin acer, “sharp”. | English/en
Meadow | /ˈmɛdəʊ/ | noun | A field of grass and wild flowers. | Cows grazed in the meadow behind the farm. | field, pasture, grassland | desert, forest | From Old English mædwe. | English/en
`,
  "deck flashcarddeck carddeck studydeck studyset & card_count cards total_cards cards_count language term_count": `
name | subject/category/topic | about | language/target language | level/difficulty | tags
Spanish verbs | Spanish/languages/language | The fifty that you need first, in the present tense. | Spanish/es | Beginner/easy/A1/A2 | spanish, verbs
French food and drink | French/languages/language | From the bakery to the bill. | French/fr | Beginner/easy/A1/A2 | french, food
German articles | German/languages/language | Der, die or das, with a picture for each. | German/de | Intermediate/medium/B1/A2/B2 | german, grammar
Japanese hiragana | Japanese/languages/language | All forty-six signs, in groups of five. | Japanese/ja | Beginner/easy/A1 | japanese, writing
Italian small talk | Italian/languages/language | Phrases for the train, the market and the café. | Italian/it | Intermediate/medium/A2/B1 | italian, phrases
Advanced English idioms | English/languages/language | What people say when they do not mean it. | English/en | Advanced/hard/C1/B2/C2 | english, idioms
Portuguese travel phrases | Portuguese/languages/language | Tickets, rooms and the way back. | Portuguese/pt | Beginner/easy/A1/A2 | portuguese, travel
Anatomy: bones | Biology/science/medicine | All that one can break, from head to toe. | English/en | Intermediate/medium/B1 | anatomy, exam
Capitals of Europe | Geography/general knowledge | Small countries included. | English/en | Beginner/easy/A2 | geography, europe
Organic chemistry | Chemistry/science | Functional groups and the reactions between them. | English/en | Advanced/hard/C1 | chemistry, exam
Key dates in history | History/humanities | A hundred years on each card's back. | English/en | Intermediate/medium/B2 | history, dates
`,
  "lesson languagelesson languageunit & vocabulary language target_language xp_reward grammar_focus grammar_point cefr_level": `
name | topic/theme/category/skill | about | grammar focus/grammar point/grammar/grammar topic
Greetings and names | Introductions/conversation/speaking | Say who you are, and ask back. | To be, present tense
At the restaurant | Food and drink/vocabulary/conversation | Order, ask for the bill and say that it was good. | Polite requests
Numbers and time | Everyday life/vocabulary/basics | Prices, dates and the hour of the train. | Numbers to one hundred
Asking the way | Travel/conversation/speaking | Left, right, and straight on until you see it. | Imperatives
My family | People/vocabulary/reading | Who is who on the photograph. | Possessive pronouns
On the phone | Conversation/listening/speaking | Short calls, and what to say if you did not understand. | Questions
At the doctor | Health/vocabulary/conversation | What hurts, since when, and how much. | Parts of the body
Weather and seasons | Small talk/vocabulary/reading | Four seasons, and the clothes that go with them. | It and there
My home | Everyday life/vocabulary/writing | Rooms, furniture and where things are. | Prepositions of place
Travel plans | Travel/writing/reading | Where you will go, and how. | Future tense
Talking about work | Work/business/conversation/speaking | What you do all day, in ten sentences. | Present perfect
Last weekend | Everyday life/grammar/writing | What you did, and what you did not. | Past tense
`,
  "quiz triviaquiz & questions question_count number_of_questions time_limit passing_score pass_mark total_questions questions_count": `
name | category/topic/subject/theme | about | tags
General knowledge, round {n:1/2/3/4} | General knowledge/general/trivia/other/mixed | A bit of everything, from gold to Mona Lisa. | mixed, trivia
Pub quiz warm-up | General knowledge/trivia/general/entertainment/mixed | Ten minutes to find out who is awake. | trivia, team
Family quiz night | Family/trivia/general/general knowledge/entertainment | For eight to eighty, no phones. | family, trivia
School classics | Education/general knowledge/general/school/science | What everybody once knew. | school, mixed
Rainy Sunday quiz | Trivia/general/general knowledge/entertainment/mixed | Short questions for a long afternoon. | trivia, weekend
Quick five | General knowledge/trivia/general/mixed | One coffee, a handful of questions. | quick, mixed
Know-it-all challenge | Trivia/general knowledge/general/mixed/entertainment | Harder than it looks. | challenge, mixed
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
Walking on Water | Matthew 14:22–33 | Signs in Matthew | One step out of the boat. | Courage
The Lord Is My Shepherd | Psalm 23 | Songs of the People | Still waters, and a table. | Comfort
Nothing Can Separate Us | Romans 8:28–39 | Letters of Hope | A list of everything that is not stronger. | Hope
The Empty Tomb | John 20:1–18 | Easter | Early in the morning, while it was still dark. | Easter
Rest for the Weary | Matthew 11:28–30 | The Sermon on the Mount | A yoke that is easy. | Peace
New Every Morning | Lamentations 3:19–26 | Voices of the Prophets | Hope in the middle of a lament. | Hope
`,
  "historicalrecord genealogyrecord archivalrecord familyrecord vitalrecord ancestryrecord": `
name | record type/type/category/kind/document type | source/source name/citation | archive/repository/held by | transcription/about/text/transcript
Baptism register, entry {n:14/87/112} | Birth/baptism/christening | Parish register of St. Mary's | Diocesan Archive | Baptised on the third Sunday in Lent, two godparents present.
Birth certificate no. {n:218/1042/377} | Birth/civil | Civil registry | City Archive | Born at six in the morning, at home.
Marriage register, page {n:9/31/64} | Marriage/wedding | Parish register of St. John's | Diocesan Archive | Both of this parish, after banns read three times.
Marriage certificate no. {n:77/502/1190} | Marriage/civil | Civil registry | City Archive | Witnessed by the brother of the bride.
Burial register, entry {n:5/48/203} | Death/burial | Parish register of St. Mary's | Diocesan Archive | Buried in the old churchyard, north side.
Death certificate no. {n:61/840/1333} | Death/civil | Civil registry | County Record Office | Cause of death: pneumonia.
Census return, household {n:12/53/140} | Census/household | National census | National Archives | Head of the household, wife and four children.
Census sheet, {n:Mill Lane/Canal Street/Church Row} | Census/household | National census | County Record Office | Occupation given as weaver, one lodger.
Passenger list, SS {n:Aurora/Meridian/Northern Star} | Immigration/emigration/travel/migration | Port arrival lists | National Archives | Travelling third class with one trunk.
Naturalisation paper no. {n:402/1815/96} | Immigration/naturalization/citizenship | District court | State Archive | Declares the intention to become a citizen.
Muster roll, {n:2nd/5th/9th} regiment | Military/service | Army service records | National Archives | Height five foot seven, brown hair, trade: baker.
Land deed, lot {n:7/22/35} | Land/property/deed | Land registry | County Record Office | One house with garden, sold to the brother.
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
Spanish literature | Spanish/es | C1/advanced | Short novels, long talks.
Portuguese basics | Portuguese/pt | A2/elementary/beginner | Past tense, and how to ask twice.
French debate club | French/fr | B2/upper intermediate | For those who like to disagree politely.
German for the exam | German/de | C1/advanced | Old papers, new nerves.
English mastery | English/en | C2/proficiency/advanced | Tone, style and everything between the lines.
`,
};
