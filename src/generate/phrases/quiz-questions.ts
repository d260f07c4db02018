/** Questions that have one right answer: it stands first, what one may take for it behind. */
export const quizQuestions: Readonly<Record<string, string>> = {
  "What is the capital of Norway?": "Oslo|Bergen|Stockholm|Copenhagen",
  "Which planet is closest to the sun?": "Mercury|Venus|Mars|Earth",
  "What is 7 × 8?": "56|54|63|48",
  "Which gas do plants take in?": "Carbon dioxide|Oxygen|Nitrogen|Helium",
  "Which ocean is the largest?": "Pacific|Atlantic|Indian|Arctic",
  "How many sides does a hexagon have?": "6|5|7|8",
  "What is the chemical symbol of gold?": "Au|Ag|Go|Gd",
  "Who painted the Mona Lisa?": "Leonardo da Vinci|Michelangelo|Raphael|Titian",
  "What is the square root of 144?": "12|14|16|11",
  "In which organ is bile made?": "Liver|Kidney|Stomach|Spleen",
  "In which year did the Berlin Wall fall?": "1989|1987|1991|1993",
  "Who wrote Pride and Prejudice?": "Jane Austen|Emily Brontë|Mary Shelley|George Eliot",
  "How many strings has a violin?": "4|5|6|8",
  "Which country won the first football World Cup?": "Uruguay|Brazil|Italy|Argentina",
  "What is the longest river in Europe?": "Volga|Danube|Rhine|Dnieper",
  "Which film won eleven Oscars in 1998?": "Titanic|Gladiator|Braveheart|The English Patient",
  "Which element has the symbol Fe?": "Iron|Fluorine|Lead|Tin",
  "How many legs has a spider?": "8|6|10|12",
  "Who composed the Four Seasons?":
    "Antonio Vivaldi|Johann Sebastian Bach|Joseph Haydn|Claudio Monteverdi",
  "What does HTTP stand for?":
    "HyperText Transfer Protocol|High Transfer Text Protocol|Host Text Transport Process|Hyperlink Terminal Transfer Protocol",
};
