package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.active;
import static io.github.crisisrules.encounter.colossus.Colossi.id;
import static io.github.crisisrules.encounter.colossus.Colossi.push;
import static io.github.crisisrules.encounter.colossus.Colossi.run;
import static io.github.crisisrules.encounter.colossus.Colossi.start;
import static io.github.crisisrules.encounter.colossus.Colossi.tower;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.DisruptionBeams;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The questions to the table, and that each form can be answered in all the ways that the rules know. */
class ColossusQuestionTest {
    private static final CombatantId A = id("a");
    private static final CombatantId B = id("b");

    /** Answers as the form draws them, each once. */
    private static <A> Vector<A> answers(Question<A> question) {
        RandomSource random = Seed.of(9).random();
        return Vector.range(0, 600).map(i -> question.form().sample(random)).distinct();
    }

    @Test
    void aPushMayMeetAnythingNotYetReported() {
        TowerLink link = TowerLink.between(tower(1), tower(2));
        var question =
                new ColossusQuestion.NextContact(Vector.of(A), Vector.of(link), Vector.of(tower(4)), Vector.of(A, B));
        assertThat(question.describe()).isEqualTo("What does Colossus meet next?");
        // Five sizes of terrain, a, the link, the end, and the tower with no character, a, b or both near it.
        assertThat(answers(question))
                .containsExactlyInAnyOrder(
                        new Contact.OfTerrain(1),
                        new Contact.OfTerrain(2),
                        new Contact.OfTerrain(3),
                        new Contact.OfTerrain(4),
                        new Contact.OfTerrain(5),
                        new Contact.OfCharacter(A),
                        new Contact.OfLink(link),
                        new Contact.OfTower(tower(4), Vector.empty()),
                        new Contact.OfTower(tower(4), Vector.of(A)),
                        new Contact.OfTower(tower(4), Vector.of(B)),
                        new Contact.OfTower(tower(4), Vector.of(A, B)),
                        new Contact.None());
    }

    @Test
    @Verifies(ColossusRuleId.CHART)
    void theChartAsksForAFaceAndForWhatIsThrown() {
        assertThat(answers(new ColossusQuestion.ChartFace())).containsExactlyInAnyOrder(CrisisFace.values());
        assertThat(new ColossusQuestion.ChartFace().describe())
                .isEqualTo("Which face does the die for the Rampage chart show?");
        var whom = new ColossusQuestion.CharacterToThrow(Vector.of(A, B), false);
        assertThat(whom.describe()).isEqualTo("Which character within range 2 does Colossus throw, if any?");
        assertThat(answers(whom)).containsExactlyInAnyOrder(Option.some(A), Option.some(B), Option.none());
        assertThat(new ColossusQuestion.CharacterToThrow(Vector.of(A), true).describe())
                .isEqualTo("Which target of Bare Metal Hands does Colossus throw now, if any?");
        var terrain = new ColossusQuestion.TerrainToThrow();
        assertThat(terrain.describe())
                .isEqualTo("Which size of terrain within range 2 does Colossus throw, if there is any?");
        assertThat(answers(terrain))
                .containsExactlyInAnyOrderElementsOf(
                        Vector.rangeClosed(1, 5).map(Option::of).append(Option.none()));
    }

    @Test
    void aThrowHitsAnybodyAndBreaksAnything() {
        var collisions = new ColossusQuestion.Collisions(Vector.of(A, B));
        assertThat(collisions.describe()).isEqualTo("Which characters does the throw hit?");
        Vector<Vector<DamagedCharacter>> hits = answers(collisions);
        assertThat(hits.map(all -> all.map(DamagedCharacter::character)).distinct())
                .containsExactlyInAnyOrder(Vector.empty(), Vector.of(A), Vector.of(B), Vector.of(A, B));
        assertThat(hits.flatMap(all -> all)
                        .map(DamagedCharacter::damage)
                        .distinct()
                        .sorted())
                .containsExactlyElementsOf(Vector.rangeClosed(0, 12));
        assertThat(new ColossusQuestion.DestroyedTerrain().describe())
                .isEqualTo("Which sizes of terrain does the throw destroy?");
        // Any of five sizes: two to the fifth answers.
        assertThat(answers(new ColossusQuestion.DestroyedTerrain()))
                .hasSize(32)
                .contains(Vector.empty(), Vector.of(1, 3, 5));
    }

    @Test
    @Verifies({ColossusRuleId.HANDS, ColossusRuleId.DEBRIS})
    void anAttackHasItsTargetsAndWhatItCameTo() {
        var one = new ColossusQuestion.BareMetalHandsAttack(Vector.of(A, B), false);
        assertThat(one.describe())
                .isEqualTo(
                        "Which character within range 2 and in sight does Colossus attack with Bare Metal Hands, if any?");
        assertThat(answers(one).map(hit -> hit.map(AttackedTarget::target)).distinct())
                .containsExactlyInAnyOrder(Vector.empty(), Vector.of(A), Vector.of(B));
        var area = new ColossusQuestion.BareMetalHandsAttack(Vector.of(A, B), true);
        assertThat(area.describe())
                .isEqualTo(
                        "Which characters are within range 2 and in sight of Colossus? Bare Metal Hands attacks all of them.");
        assertThat(answers(area).map(hit -> hit.map(AttackedTarget::target)).distinct())
                .containsExactlyInAnyOrder(Vector.empty(), Vector.of(A), Vector.of(B), Vector.of(A, B));
        var debris = new ColossusQuestion.HurlDebrisAttack(Vector.of(A));
        assertThat(debris.describe())
                .isEqualTo(
                        "Which character within range 5 and in sight does Colossus attack with Hurl Debris, if any?");
        assertThat(answers(debris).map(hit -> hit.map(AttackedTarget::target)).distinct())
                .containsExactlyInAnyOrder(Option.none(), Option.some(A));
        var beam = new ColossusQuestion.BeamPlacement(A, Vector.of(new BeamToken(tower(1), tower(2))));
        assertThat(beam.describe()).isEqualTo("On which tower does a place a Disruption Beam token?");
        assertThat(answers(beam)).containsExactly(new BeamToken(tower(1), tower(2)));
        Vector<BeamToken> free = DisruptionBeams.placeable(Tower.all(), Vector.of(new BeamToken(tower(3), tower(5))));
        assertThat(answers(new ColossusQuestion.BeamPlacement(A, free))).containsExactlyInAnyOrderElementsOf(free);
        var atHim = new ColossusQuestion.DamageToColossus(5);
        assertThat(atHim.describe())
                .isEqualTo(
                        "What is the result of the attack on Colossus, or the damage of another effect, before Organic Steel? He defends with 5 dice.");
        assertThat(answers(atHim)).hasSizeGreaterThan(100).contains(AttackResult.of(0), AttackResult.of(12));
    }

    @Test
    @Verifies({ColossusRuleId.BEAM, ColossusRuleId.WORST})
    void answersBecomeTheCommandThatIsAwaited() {
        Answers answers = Answers.only()
                .to(ColossusQuestion.DamageToColossus.class, question -> AttackResult.of(question.defenceDice()))
                .to(
                        ColossusQuestion.BeamPlacement.class,
                        question -> question.tokens().head());
        // Before the first round he cannot be struck; the round alone offers something.
        assertThat(Colossus.GAME.choices(start()).map(Choice::describe)).containsExactly("Begin the first round");
        Vector<Choice<ColossusCommand>> choices = Colossus.GAME.choices(active());
        assertThat(choices.map(Choice::describe))
                .contains("Place a Disruption Beam token with a", "Attack Colossus, or report other damage to him");
        // Defence 4 at Momentum 9, whose tier adds 2.
        assertThat(choices.find(choice -> choice.describe().equals("Attack Colossus, or report other damage to him"))
                        .get()
                        .command(answers))
                .isEqualTo(new ColossusCommand.DamageColossus(ColossusCard.DEFENCE
                        + Colossi.TRACK.tier(Momentum.of(9)).defenceBonus()));
        assertThat(choices.find(choice -> choice.describe().equals("Place a Disruption Beam token with a"))
                        .get()
                        .command(answers))
                .isEqualTo(new ColossusCommand.PlaceBeam(A, tower(1), tower(2)));
        assertThat(Colossus.GAME.choices(push()).map(Choice::describe))
                .containsExactly(
                        "Push Colossus toward Tower 1 with the Medium tool and report what he meets next",
                        "Attack Colossus, or report other damage to him",
                        "Report an effect",
                        "Use a card");
    }

    @Test
    @Verifies(ColossusRuleId.HANDS)
    void afterAnAreaAttackHeThrowsOneAfterTheOtherAndNoCharacterWhoFell() {
        ColossusState hands =
                run(push(9), new ColossusCommand.EndPush(), new ColossusCommand.RollChart(CrisisFace.HIT));
        ColossusState offered = run(
                hands,
                new ColossusCommand.AttackWithBareMetalHands(
                        Vector.of(AttackedTarget.of(A, 1), AttackedTarget.of(B, 1), AttackedTarget.of(id("c"), 0))));
        assertThat(offered.throwable()).containsExactly(A, B);
        // The first throw leaves the second.
        ColossusState second = run(offered, new ColossusCommand.ThrowCharacter(A, ThrowReport.NOTHING));
        assertThat(second.awaiting()).isEqualTo(ColossusAwaited.BARE_METAL_HANDS_THROWS);
        assertThat(second.throwable()).containsExactly(B);
        // Where the first throw Dazes the second, stamina 3 with 1 damage on it, no character is left to throw.
        ThrowReport fall = new ThrowReport(Vector.of(DamagedCharacter.of(B, 2)), Vector.empty());
        ColossusState over = run(offered, new ColossusCommand.ThrowCharacter(A, fall));
        assertThat(over.throwable()).isEmpty();
        assertThat(over.awaiting()).isNotEqualTo(ColossusAwaited.BARE_METAL_HANDS_THROWS);
    }

    @Test
    @Verifies({ColossusRuleId.HANDS, ColossusRuleId.STATS})
    void diceAreRolledWithTheStrengthAndTheDefenceOfTheCards() {
        // As often as in the exact odds: 300 attacks, means within a third.
        double attacks = 0;
        double strikes = 0;
        Vector<CrisisFace> faces = Vector.empty();
        for (int i = 0; i < 300; i++) {
            AttackedTarget struck = ColossusDice.attack(A, 3, Seed.of(i));
            assertThat(struck.target()).isEqualTo(A);
            attacks += struck.result().damage();
            strikes += ColossusDice.strike(8, Colossi.TRACK, Momentum.of(9), Seed.of(i));
            faces = faces.append(ColossusDice.chart(Seed.of(i)));
        }
        assertThat(attacks / 300)
                .isCloseTo(
                        ColossusDice.attackOdds(3).expectation(damage -> damage).toDouble(),
                        org.assertj.core.data.Percentage.withPercentage(33));
        assertThat(strikes / 300)
                .isCloseTo(
                        ColossusDice.strikeOdds(8, Colossi.TRACK, Momentum.of(9))
                                .expectation(damage -> damage)
                                .toDouble(),
                        org.assertj.core.data.Percentage.withPercentage(33));
        assertThat(faces.distinct()).containsExactlyInAnyOrder(CrisisFace.values());
    }

    @Test
    @Verifies(ColossusRuleId.CHART)
    void aThrowOfNothingHitsNoCharacter() {
        ColossusState waiting = Vector.of(CrisisFace.values())
                .map(face -> run(push(9), new ColossusCommand.EndPush(), new ColossusCommand.RollChart(face)))
                .find(state -> state.awaiting() == ColossusAwaited.TERRAIN_THROW)
                .get();
        Sheet<ColossusCommand> sheet = Sheet.of(Colossus.GAME.choices(waiting).head(), Wording.ENGLISH);
        Vector<String> none =
                Vector.of(String.valueOf(sheet.fields().single().options().indexOf("none")));
        assertThat(sheet.fields(LinkedHashMap.of("q0", none))).hasSize(1);
        assertThat(sheet.command(LinkedHashMap.of("q0", none)))
                .isEqualTo(Either.right(new ColossusCommand.ReportNoTarget()));
        // A collision all the same contradicts the first answer, so the sheet is refused.
        assertThat(sheet.command(LinkedHashMap.of("q0", none, "q1.0", Vector.of("0")))
                        .getLeft()
                        .map(FieldFault::field))
                .containsExactly("q1.0");
        var hit = LinkedHashMap.of("q0", Vector.of("1"), "q1.0", Vector.of("0", "1"), "q1.1", Vector.of("2; 0"));
        assertThat(sheet.fields(hit).map(Field::label))
                .containsExactly(
                        "Which size of terrain within range 2 does Colossus throw, if there is any?",
                        "Which characters does the throw hit?",
                        "How much damage do a and b suffer from the collision? Write the numbers in this order, separated by commas.",
                        "Which sizes of terrain does the throw destroy?");
        assertThat(sheet.command(hit))
                .isEqualTo(Either.right(new ColossusCommand.ThrowTerrain(
                        2,
                        new ThrowReport(
                                Vector.of(DamagedCharacter.of(A, 2), DamagedCharacter.of(B, 0)), Vector.empty()))));
    }

    @Test
    void aQuestionAboutATowerNamesTheTower() {
        Sheet<ColossusCommand> sheet = Sheet.of(Colossus.GAME.choices(push()).head(), Wording.ENGLISH);
        String tower = String.valueOf(sheet.fields().single().options().indexOf("Tower 3"));
        assertThat(sheet.fields(LinkedHashMap.of("q0.0", Vector.of(tower))).map(Field::label))
                .containsExactly("What does Colossus meet next?", "Who stands within range 1 of Tower 3?");
    }
}
