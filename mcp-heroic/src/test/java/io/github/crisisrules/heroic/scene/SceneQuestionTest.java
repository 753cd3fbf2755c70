package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.scene.Heroes.DEVIL;
import static io.github.crisisrules.heroic.scene.Heroes.SPIDER;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** What is asked of the table, and that each form can be answered in all the ways that the rules know. */
class SceneQuestionTest {
    private static final Trait STRENGTH = Trait.power("Strength");
    private static final Trait WEB = Trait.asset("Web");

    /** Answers as the form draws them, each once. */
    private static <A> Vector<A> answers(Question<A> question) {
        RandomSource draws = Seed.of(9).draws();
        return Vector.range(0, 300).map(i -> question.form().draw(draws)).distinct();
    }

    @Test
    void diceAreAskedForByTheirFaces() {
        var faces = new SceneQuestion.Faces(Vector.of(DieSize.D4, DieSize.D6));
        assertThat(faces.words()).isEqualTo("which faces of D4, D6?");
        assertThat(new SceneQuestion.Faces(Vector.empty()).words()).isEqualTo("there are no dice to roll");
        // Four faces with six.
        assertThat(answers(faces)).hasSize(24).contains(Vector.of(1, 1), Vector.of(4, 6));
        var table = new SceneQuestion.DiceOnTheTable();
        assertThat(table.words()).isEqualTo("which dice lie on the table, and what do they show?");
        assertThat(answers(table).flatMap(dice -> dice).map(die -> die.size()).distinct())
                .containsExactlyInAnyOrderElementsOf(DieSize.all());
        var result = new SceneQuestion.TotalAndEffect(RollSide.REACTION);
        assertThat(result.words())
                .isEqualTo("what is the total of the reaction, and how many sides does its effect die have?");
        assertThat(answers(result).map(RollResult::effect).distinct())
                .containsExactlyInAnyOrderElementsOf(DieSize.all());
        assertThat(answers(result)).allSatisfy(one -> assertThat(one.total()).isNotNegative());
        assertThat(answers(new SceneQuestion.WhichDie("which?"))).containsExactlyInAnyOrderElementsOf(DieSize.all());
        assertThat(new SceneQuestion.WhichDice(Vector.empty()).words())
                .isEqualTo("which dice for the total and the effect?");
    }

    @Test
    void traitsOfAPoolAreOneOrNoneForEachPlace() {
        var traits = new SceneQuestion.PoolTraits(Vector.of(Vector.of(STRENGTH, WEB), Vector.of(WEB)));
        assertThat(traits.words()).isEqualTo("which traits join the pool?");
        assertThat(answers(traits))
                .containsExactlyInAnyOrder(
                        Vector.empty(),
                        Vector.of(STRENGTH),
                        Vector.of(WEB),
                        Vector.of(STRENGTH, WEB),
                        Vector.of(WEB, WEB));
        var which = new SceneQuestion.WhichTrait(Vector.of(STRENGTH, WEB));
        assertThat(which.words()).isEqualTo("which trait?");
        assertThat(answers(which)).containsExactlyInAnyOrder(STRENGTH, WEB);
        var owned = new SceneQuestion.Owned(SPIDER, WEB);
        var whose = new SceneQuestion.WhoseTrait(Vector.of(owned));
        assertThat(whose.words()).isEqualTo("which trait, and whose?");
        assertThat(owned.words()).isEqualTo(WEB.words() + " of Spider-Man");
        assertThat(answers(whose)).containsExactly(owned);
    }

    @Test
    void whoAndWhatIsOneOfThoseOffered() {
        assertThat(answers(new SceneQuestion.Who("who?", Vector.of(SPIDER, DEVIL))))
                .containsExactlyInAnyOrder(SPIDER, DEVIL);
        assertThat(answers(new SceneQuestion.WhoTogether(Vector.of(SPIDER, DEVIL))))
                .containsExactly(Vector.of(SPIDER, DEVIL));
        assertThat(new SceneQuestion.WhoTogether(Vector.of(SPIDER, DEVIL)).words())
                .isEqualTo("who is together?");
        assertThat(answers(new SceneQuestion.WhichType(Vector.of(StressType.values()))))
                .containsExactlyInAnyOrder(StressType.values());
        assertThat(new SceneQuestion.WhichType(Vector.of(StressType.values())).words())
                .isEqualTo("which type of stress?");
        assertThat(answers(new SceneQuestion.Which("which?", Vector.of("a", "b"))))
                .containsExactlyInAnyOrder("a", "b");
        assertThat(answers(new SceneQuestion.NewName("a name?", Vector.of("a"))))
                .hasSizeGreaterThan(100)
                .doesNotContain("a");
        assertThat(answers(new SceneQuestion.Distinctions()))
                .allSatisfy(names -> assertThat(names).isNotEmpty());
        var newcomer = new SceneQuestion.NewDatafile(Vector.empty());
        assertThat(newcomer.words())
                .isEqualTo(
                        "who is it: a name, a distinction, a power set and a power in it; and which dice when alone, with a buddy and"
                                + " in a team, and for the power?");
        assertThat(answers(newcomer)).allSatisfy(datafile -> {
            assertThat(datafile.distinctions()).hasSize(1);
            assertThat(datafile.powerSets().flatMap(set -> set.powers())).hasSize(1);
        });
    }

    @Test
    void paymentsAndDecisionsAreAskedFor() {
        var paid = new SceneQuestion.HowPaid(Vector.of(Payment.doomDie(DieSize.D6), Payment.doomDie(DieSize.D8)));
        assertThat(paid.words()).isEqualTo("which doom die pays for it?");
        assertThat(answers(paid)).hasSize(2);
        assertThat(new SceneQuestion.WhichDoomDie(Vector.of(DieSize.D6)).words())
                .isEqualTo("which doom die?");
        assertThat(answers(new SceneQuestion.WhichDoomDie(Vector.of(DieSize.D6))))
                .containsExactly(DieSize.D6);
        var grows = new SceneQuestion.HowDoomGrows(Vector.of(DoomGrowth.values()));
        assertThat(grows.words()).isEqualTo("how does the doom pool grow?");
        assertThat(answers(grows)).containsExactlyInAnyOrder(DoomGrowth.values());
        assertThat(new SceneQuestion.IsOfferTaken(SPIDER).words()).isEqualTo("does Spider-Man take the plot point?");
        for (Question<Boolean> question : Vector.<Question<Boolean>>of(
                new SceneQuestion.IsOfferTaken(SPIDER), new SceneQuestion.DoesItCost(), new SceneQuestion.IsHero())) {
            assertThat(answers(question)).containsExactlyInAnyOrder(true, false);
        }
        assertThat(new SceneQuestion.DoesItCost().words()).isEqualTo("does it cost a plot point?");
        assertThat(new SceneQuestion.WhichPowerKind().words()).isEqualTo("reflexes, senses or another power?");
        assertThat(answers(new SceneQuestion.WhichPowerKind()))
                .containsExactlyInAnyOrder(PowerKind.OTHER, PowerKind.REFLEXES, PowerKind.SENSES);
        var end = new ActionCommand.EndAction();
        assertThat(answers(new SceneQuestion.WhichOfThese(Vector.of(end)))).containsExactly(end);
        assertThat(new SceneQuestion.WhichOfThese(Vector.of(end)).words()).isEqualTo("which?");
        assertThat(new SceneQuestion.WhichAction(Vector.empty()).words()).isEqualTo("which action?");
    }
}
