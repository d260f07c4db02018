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
};
