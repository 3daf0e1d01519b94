/**
 * Passwords of twelve characters or more that stand high in published lists of leaked ones, and what
 * such a list of a ranching site would begin with. Shorter ones are refused by their length.
 */
const COMMON = new Set([
  "correct horse battery staple",
  ...`123456789012 1234567890123 12345678901234 123456789123 1234567891011 123123123123 112233445566
  111111111111 000000000000 121212121212 123412341234 102030405060 987654321098 147258369147
  qwertyuiop123 qwertyuiop12 qwertyuiopas qwertyuiopasdfghjkl qwerty123456 qwerty1234567 qwerty12345678
  qwertyqwerty qwertyuiop[] 1qaz2wsx3edc 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qazxsw23edc q1w2e3r4t5y6
  qazwsxedcrfv qazwsxedc123 zaq12wsxcde3 asdfghjkl123 asdfghjkl;' asdfasdfasdf zxcvbnmasdfg
  passwordpassword password1234 password12345 password123456 password1234567 password2024 password2025
  password2026 password!123 passw0rd1234 p@ssw0rd1234 p@ssword1234 mypassword123 newpassword1
  newpassword123 letmeinletmein letmein12345 letmein123456 welcome12345 welcome123456 welcomewelcome
  iloveyou1234 iloveyou12345 iloveyouforever iloveyousomuch ilovejesus123 administrator administrator1
  admin1234567 admin12345678 adminadmin123 adminadminadmin administrator123 changeme1234 changemenow1
  changemechangeme superman1234 batman123456 football1234 baseball1234 basketball12 liverpool123
  dragon123456 monkey123456 princess1234 sunshine1234 michael12345 charlie12345 trustno1trustno1
  abcdefghijkl abcdefghijklm abcdefghijklmnop abcd1234abcd abc123456789 abcdef123456 a1b2c3d4e5f6
  aaaaaaaaaaaa test12345678 testtesttest testpassword guestguestguest computer1234 internet1234
  correcthorsebatterystaple regenerative regenerativegrazing grazinggrazing
  firstpaddock firstpaddock1 firstpaddock123 paddockpaddock paddock-one-two cattleranch1 cattleranch123
  ranchranchranch rancher12345 cowboy123456 cowboyup1234 texasranch123 countryboy123 johndeere1234
  johndeere123 chevrolet123 mustang12345 harleydavidson whatever1234 blink182blink maryhadalittlelamb`.split(
    /\s+/,
  ),
]);
/** A text that repeats so few characters is guessed soon, however long it is. */
const LONGEST_REPEATED_UNIT = 4;

/** Whether a password is one of the first that anybody would try. Case and spaces at the ends do not help. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize("NFKC").trim().toLowerCase();
  return COMMON.has(plain) || isRepetition(plain);
}

function isRepetition(text: string): boolean {
  for (let size = 1; size <= LONGEST_REPEATED_UNIT; size += 1) {
    const unit = text.slice(0, size);
    if (text === unit.repeat(Math.ceil(text.length / size)).slice(0, text.length)) return true;
  }
  return false;
}
