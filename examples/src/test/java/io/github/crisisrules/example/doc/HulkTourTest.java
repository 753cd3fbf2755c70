package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.HulkTable;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.json.log.LogFormats;
import org.junit.jupiter.api.Test;

/** The code that the tour of the Hulk shows, compiled and run. */
class HulkTourTest {
    @Test
    void theHulkIsDrivenThroughARound() {
        // doc
        HulkSetup setup = HulkSetup.builder() // yours: squads, card, objectives, terrain
                .difficulty(HulkDifficulty.NORMAL)
                .team(CrisisTeam.of(
                        CrisisSquad.of(
                                "Ada",
                                TeamMember.of("Lancer", 4, 6, 6),
                                TeamMember.of("Bulwark", 4, 6, 6),
                                TeamMember.of("Comet", 4, 5, 5)),
                        CrisisSquad.of(
                                "Bruno",
                                TeamMember.of("Warden", 4, 6, 6),
                                TeamMember.of("Mirage", 4, 5, 5),
                                TeamMember.of("Granite", 4, 6, 6))))
                .card(HulkCard.standIn())
                .addAbsorbers("north absorber", "south absorber")
                .addSerums("serum")
                .addTerrain("bus", 2) // of size 2
                .build();
        HulkTable table = HulkTable.start(setup).deployTeam().deployHulk().beginFirstRound();
        System.out.println(table.state().describe());
        System.out.println(table.awaited().describe());
        // end
        whatTheJavadocOfTheGameShows(setup);
        whatTheJavadocOfTheTableShows(setup);
        // doc
        table = table.activate("Lancer")
                .attackHulk("Lancer", AttackType.ENERGY, 5, true) // 5 dice, within range 3 of him
                .decidePuny(false)
                .rollAttackOnHulk("CHH-- + W against B--")
                .endActivation()
                .activate("Bulwark")
                .throwTerrain("Bulwark", "bus", false) // Bulwark is not within range 3 of him
                .reportHulkCollision(2)
                .decidePuny(true) // 1 damage less
                .endActivation();
        System.out.println(table.state().describe());
        System.out.println(table.awaited().describe());
        table.choices().forEach(choice -> System.out.println("- " + choice.describe()));
        // end
        assertThat(table.state().hulk().damage()).isEqualTo(4);
        // doc
        HulkTable declared = HulkTable.start(setup)
                .deployTeam()
                .deployHulk()
                .beginFirstRound()
                .activate("Lancer")
                .endActivation()
                .activate("Bulwark")
                .endActivation()
                .activate("Comet")
                .endActivation()
                .rollAura(CrisisFace.BLANK, "Comet") // Comet is within range 3
                .declareAttack(HulkAttack.STRIKE, "Comet");
        var sheet = declared.sheets().head();
        System.out.println(sheet.title() + "\n" + sheet.next().get().label());
        HulkTable struck = sheet.answer("HHHH-F -> HHHHHF against BB-")
                .get()
                .attempt(declared::attempt)
                .get();
        struck.lastSentences().forEach(System.out::println);
        System.out.println(struck.view().text());
        // end
        assertThat(struck.character("Comet").damage()).isEqualTo(3);
        // doc
        table = table.activate("Comet")
                .endActivation()
                .rollAura(CrisisFace.BLANK, "Comet") // Comet is within range 3
                .declareAttack(HulkAttack.STRIKE, "Comet")
                .spendPower("Comet", 1) // for an effect of yours, before the roll
                .rollAttack("CHHH-F + H against B-- = 3")
                .pushTarget()
                .endActivation();
        System.out.println(table.character("Comet").damage() + " damage on Comet");
        // end
        assertThat(table.character("Comet").damage()).isEqualTo(3);
        // doc
        table = table.activate("Warden")
                .attackHulk("Warden", AttackType.PHYSICAL, 6, true)
                .decidePuny(false)
                .rollAttackOnHulk(5)
                .reportRagePushTargets("Warden")
                .pushAway("Warden")
                .endActivation()
                .activate("Mirage")
                .endActivation()
                .activate("Granite")
                .endActivation();
        System.out.println(table.state().describe());
        System.out.println(table.awaited().describe());
        // end
        assertThat(table.state().rage()).isEqualTo(2);
        // doc
        table = table.rollAura(CrisisFace.HIT, "Comet", "Lancer")
                .declareAttack(HulkAttack.THUNDER_CLAP, "Comet", "Lancer")
                .rollAttack(2)
                .rollAttack(1)
                .endActivation()
                .rollAura(CrisisFace.WILD)
                .declareAttack(HulkAttack.STRIKE, "Comet")
                .rollAttack(1)
                .pushSubdued("Comet", "north absorber")
                .endActivation()
                .secureAbsorbers("south absorber");
        table.lastSentences().take(3).forEach(System.out::println);
        System.out.println(table.state().describe());
        // end
        assertThat(table.state().frame().round()).isEqualTo(2);
        HulkTable before = table;
        // doc
        table = table.undo();
        String document = LogFormats.HULK.write(table.play());
        table = HulkTable.of(LogFormats.HULK.readOrThrow(document));
        // end
        assertThat(table).isEqualTo(before.undo());
    }

    @Test
    void theNumbersOfYourOwnCardAreGivenInTheSetup() {
        // doc
        HulkCard card = HulkCard.builder() // yours: what is printed on the card
                .source("my card")
                .stamina(10)
                .size(4)
                .physicalDefence(4)
                .energyDefence(3)
                .mysticDefence(3)
                .strike(AttackType.PHYSICAL, 2, 6, 0) // range 2, strength 6, cost 0
                .thunderClap(AttackType.PHYSICAL, 3, 6, 3) // beam 3
                .hulkSmash(AttackType.PHYSICAL, 2, 9, 5)
                .leapCost(2)
                .punyCost(2)
                .ragePushRange(2)
                .ragePushTool(MovementTool.SHORT)
                .throwCost(2)
                .build();
        // end
        assertThat(card.faults()).isEmpty();
    }

    private static void whatTheJavadocOfTheGameShows(HulkSetup setup) {
        // doc
        Play<HulkState, HulkCommand, HulkEvent> play = Hulk.play(setup);
        AnswerSource players = AnswerSource.random(Seed.of(7).random()); // yours: what the players see and choose
        for (int i = 0; i < 20; i++) {
            play = play.apply(play.choices().head().command(players));
            play.lastSentences().forEach(System.out::println);
        }
        // end
        assertThat(play.steps()).hasSize(20);
    }

    private static void whatTheJavadocOfTheTableShows(HulkSetup setup) {
        // doc
        HulkTable table = HulkTable.start(setup)
                .deployTeam()
                .deployHulk()
                .beginFirstRound()
                .activate("Comet")
                .attackHulk("Comet", AttackType.ENERGY, 5, true) // 5 dice, within range 3 of him
                .decidePuny(false)
                .rollAttackOnHulk("CHH-- + W against B--")
                .endActivation();
        // end
        assertThat(table.state().hulk().damage()).isEqualTo(3);
    }
}
