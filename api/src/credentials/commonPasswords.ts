/** The most common passwords of at least eight characters, including French passwords, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
!qaz2wsx 00000000 000000000 0000000000 01020304 01234567 0123456789 10203040 11111111 111111111 1111111111 11112222 11223344 1122334455 112233445566
12121212 123123123 123123qwe 123321123 12341234 12344321 123454321 1234554321 12345678 123456789 1234567890 12345678910 123456789a 12345678a 1234567a
1234567q 123456aa 123456ab 123456abc 123456qw 12345abc 1234abcd 1234azer 1234qwer 123azerty 123password 123qwe123 123qweasd 13131313 147258369
159753456 19871987 19891989 19901990 1a2b3c4d 1a2b3c4d5e 1a2z3e4r 1a2z3e4r5t 1password 1q1q1q1q 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz@wsx
1qazxsw2 20002000 22222222 31415926 33333333 44444444 55555555 66666666 741852963 77777777 789456123 87654321 88888888 963852741 987456321 987654321
9876543210 99999999 a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 a1z2e3r4 a1z2e3r4t5 aa123456 aaa12345 aaaaaaaa aaaaaaaaa aaaaaaaaaa aabbccdd
abc12345 abc123456 abc123abc abcabcabc abcd1234 abcd12345 abcdef12 abcdef123 abcdefgh abcdefghi abcdefghij access123 access14 admin123 admin1234
admin12345 adminadmin administrateur administrator alexandra alexandre alexandre1 algerie213 animaux1 animaux123 antoine1 aqwxszedc aqwzsxedc arsenal1
asd12345 asd123456 asdf1234 asdf1234! asdfasdf asdfghjk asdfghjkl asdfghjkl1 automne2024 azeqsdwxc azer1234 azerazer azerty00 azerty01 azerty12
azerty123 azerty1234 azerty12345 azertyaz azertyui azertyuiop azertyuiop123 azertyuiopqsdfghjklm babygirl babygirl1 barcelona barcelona1 baseball
baseball1 basketball batman123 beatrice benjamin benjamin1 blink182 bonjour! bonjour1 bonjour12 bonjour123 bonsoir1 bordeaux bordeaux33 bretagne
bretagne1 butterfly butterfly1 cabinet1 cabinet123 cacahuete camille1 camille123 caramel1 caramelle caroline caroline1 catherine cestmoi1 changeme
changeme1 changeme123 changezmoi charlotte charlotte1 chaussette cheese123 chelsea1 chelsea123 cheval123 chevaux1 chloe123 chocolat chocolat1
chocolate chocolate1 chouchou chouchou1 christian christine christophe clementine cocacola cocacola1 complice complice1 complice123 computer computer1
connexion connexion1 cookie123 corvette coucou12 coucou123 creative crocodile danielle darkness december default1 default123 delphine demo1234
demodemo docteur1 dolphin1 dolphins dominique doudou12 doudou123 doudoune dragon12 dragon123 einstein elephant elephant1 elisabeth elizabeth emmanuel
equitation equitation1 equitherapie ete2024! explorer famille1 fantasia february fernando ferrari1 fireball florence florian1 flower123 football
football1 football10 football123 fortnite fortnite1 fraise123 framboise france123 france2018 france98 frederic freedom1 freedom123 friends1 friendship
gabriel1 garfield gateway1 genius123 goldfish graphics green123 greenday grenouille guest123 guest1234 guillaume guillaume1 hahahaha hannah123
happy123 hardcore heather1 hello123 hello1234 hello12345 helpme123 hiver2024 hollywood hotmail1 hunter123 icecream identifiant iloveyou iloveyou!
iloveyou1 iloveyou123 iloveyou2 informatique internet internet1 isabella isabelle isabelle1 jackson1 jasmine1 jeanluc1 jennifer jennifer1 jeremy123
jessica1 jessica123 jetadore jetaime1 jetaime123 jetaime2 jetaimetrop jonathan jordan123 jordan23 julien123 justin123 juventus katherine killer123
kingkong krystal1 lacrosse lakers24 laurence lavieestbelle lea12345 letmein! letmein1 letmein123 letmeinnow licorne1 linkinpark liverpool liverpool1
login123 loulou01 loulou12 loulou123 lovelove lovely123 loveme123 loveyou1 maggie123 maison123 manager1 manager123 manchester manon123 margaux1
marlboro marseille marseille1 marseille13 marshall master12 master123 mathieu1 mathilde matthew1 maverick maxwell1 medecine mediation mediation1
mercedes metallica michelle mickey123 midnight minecraft minecraft1 monamour monamour1 monange1 moncoeur moncoeur1 money123 monkey12 monkey123
monmotdepasse mot2passe motdepass motdepasse motdepasse! motdepasse1 motdepasse123 musique1 mustang1 mypassword naruto123 nathalie nathalie1 newcastle
nicolas1 nicolas123 nicole123 nirvana1 nothing1 nounours nounours1 november october1 olivia123 opensesame ordinateur ouvretoi p@ssw0rd p@ssw0rd1
p@ssword pa$$word pa55word panthers papillon papillon1 papillon123 paris123 paris2024 parissg75 passpass passport passw0rd password password!
password0 password01 password1 password1! password12 password123 password1234 password2 password99 passwords passwort patience patient1 patricia
patrick1 peanut123 pebbles1 pepper123 philippe pineapple pistache playboy1 pokemon1 pokemon123 poneypony portugal portugal1 praticien princess
princess1 princesse princesse1 printemps printemps2024 private1 provisoire psgparis purple123 q1234567 q123456789 q1q1q1q1 q1w2e3r4 q1w2e3r4t5
qazwsx123 qazwsxedc qq123456 qsdfghjk qsdfghjklm qwe12345 qwe123456 qweasdzxc qweqweqwe qwer1234 qwerty01 qwerty12 qwerty123 qwerty1234 qwerty12345
qwertyui qwertyui1 qwertyuiop qwertyuiop123 rainbow1 rangers1 raphael1 realmadrid rebecca1 redskins remember richard1 robert123 rockstar rockyou1
ronaldo7 root1234 rootroot rush2112 samantha samsung1 samsung123 scarface scooter1 scorpion sebastien sebastien1 secret12 secret123 secretsecret
security september september1 service1 sesame123 shadow12 shadow123 sheffield skywalker slipknot slipknot1 snoopy123 snowball soccer10 soccer123
softball soleil01 soleil12 soleil123 somebody spiderman spring2024 spring2025 startrek starwars starwars1 steelers stephane stephanie stephen1
stupid123 summer123 summer2023 summer2024 summer2025 sunshine sunshine1 superman superman1 support1 support123 sweetpea swimming system123 taylor123
teddybear telephone telephone1 temp1234 temporaire tennis123 test1234 test12345 tester123 testtest thailand thepassword therapeute therapie therapie1
thomas12 thomas123 thunder1 thunderbird tiger123 tigger123 tinkerbell toor1234 tottenham toulouse toulouse31 tournesol toutvabien trinity1 trombone
tropbien trustno1 twilight undertaker unicorn1 user1234 username utilisateur vacances vacances1 valentin valentine vanessa1 vanille1 vendetta veronica
veronique victoria victoria1 vincent1 vincent2 violette virginia volcom12 volleyball welcome1 welcome1! welcome123 whatever whatever1 wildcats
william1 windows1 windows10 winston1 winter2023 winter2024 winter2025 wrestling wxcvbn123 xxxxxxxx yamaha123 yankees1 yellow123 yourmama zaq12345
zaq12wsx zaq1zaq1 zidane10 zinedine zootherapie zxcvbnm, zxcvbnm1 zxcvbnm123 zz123456 zzzzzzzz
`
    .trim()
    .split(/\s+/),
)
