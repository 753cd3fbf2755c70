package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.scene.Heroes.DEVIL;
import static io.github.crisisrules.heroic.scene.Heroes.SPIDER;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.PoolDie;
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

/** The questions to the table, and that each form can be answered in all the ways that the rules know. */
class SceneQuestionTest {
    private static final Trait STRENGTH = Trait.power("Strength");
    private static final Trait WEB = Trait.asset("Web");

    /** Answers as the form draws them, each once. */
    private static <A> Vector<A> answers(Question<A> question) {
        RandomSource random = Seed.of(9).random();
        return Vector.range(0, 300).map(i -> question.form().sample(random)).distinct();
    }

    @Test
    void diceAreAskedForByTheirFaces() {
        var faces = new SceneQuestion.Faces(Vector.of(DieSize.D4, DieSize.D6));
        // Four faces with six.
        assertThat(answers(faces)).hasSize(24).contains(Vector.of(1, 1), Vector.of(4, 6));
        var table = new SceneQuestion.RolledDice();
        assertThat(answers(table).flatMap(dice -> dice).map(die -> die.size()).distinct())
                .containsExactlyInAnyOrderElementsOf(DieSize.all());
        var result = new SceneQuestion.DeclaredResult(RollSide.REACTION);
        assertThat(answers(result).map(RollResult::effect).distinct())
                .containsExactlyInAnyOrderElementsOf(DieSize.all());
        assertThat(answers(result)).allSatisfy(one -> assertThat(one.total()).isNotNegative());
        assertThat(answers(result))
                .anyMatch(one -> one.opportunities() > 0 && one.effects().size() > 1);
        assertThat(answers(new SceneQuestion.WhichDieSize(SceneQuestion.DieUse.STRESS, DieSize.D8)))
                .containsExactlyInAnyOrder(DieSize.D8, DieSize.D10, DieSize.D12);
    }

    @Test
    void traitsOfAPoolAreOneOrNoneForEachPlace() {
        PoolDie strength = new PoolDie(STRENGTH, DieSize.D10, false);
        PoolDie web = new PoolDie(WEB, DieSize.D8, false);
        var traits = new SceneQuestion.PoolTraits(Vector.of(Vector.of(strength, web), Vector.of(web)));
        assertThat(Sheet.fields("pool", traits, Wording.ENGLISH).head().options())
                .containsExactly(strength.describe(), web.describe(), "none");
        assertThat(answers(traits))
                .containsExactlyInAnyOrder(
                        Vector.empty(),
                        Vector.of(STRENGTH),
                        Vector.of(WEB),
                        Vector.of(STRENGTH, WEB),
                        Vector.of(WEB, WEB));
        var which = new SceneQuestion.WhichTrait(SceneQuestion.TraitUse.STEPS_UP, Vector.of(STRENGTH, WEB));
        assertThat(answers(which)).containsExactlyInAnyOrder(STRENGTH, WEB);
        var owned = new SceneQuestion.OwnedTrait(SPIDER, WEB);
        var whose = new SceneQuestion.WhichOwnedTrait(Vector.of(owned));
        assertThat(answers(whose)).containsExactly(owned);
    }

    @Test
    void answersAreTheOfferedCharactersAndEntries() {
        assertThat(answers(new SceneQuestion.WhichCharacter(SceneQuestion.Role.ENTERS, Vector.of(SPIDER, DEVIL))))
                .containsExactlyInAnyOrder(SPIDER, DEVIL);
        assertThat(answers(new SceneQuestion.WhichGroup(Vector.of(SPIDER, DEVIL))))
                .containsExactly(Vector.of(SPIDER, DEVIL));
        assertThat(answers(new SceneQuestion.WhichStressType(Vector.of(StressType.values()))))
                .containsExactlyInAnyOrder(StressType.values());
        assertThat(answers(new SceneQuestion.WhichEntry(SceneQuestion.Entry.LIMIT, Vector.of("a", "b"))))
                .containsExactlyInAnyOrder("a", "b");
        assertThat(answers(new SceneQuestion.NewName(SceneQuestion.Subject.ASSET, Vector.of("a"))))
                .hasSizeGreaterThan(100)
                .doesNotContain("a");
        assertThat(answers(new SceneQuestion.NewNames(SceneQuestion.NameList.SCENE_DISTINCTIONS, 1, Vector.empty())))
                .allSatisfy(names -> assertThat(names).isNotEmpty());
        assertThat(answers(new SceneQuestion.NewPowers(Vector.empty())))
                .allSatisfy(powers -> assertThat(powers).isNotEmpty());
        assertThat(answers(new SceneQuestion.NewAffiliations())).hasSizeGreaterThan(50);
    }

    @Test
    void paymentsAndDecisionsAreAskedFor() {
        var paid = new SceneQuestion.WhichPayment(Vector.of(Payment.doomDie(DieSize.D6), Payment.doomDie(DieSize.D8)));
        assertThat(answers(paid)).hasSize(2);
        assertThat(answers(new SceneQuestion.WhichDoomDie(Vector.of(DieSize.D6))))
                .containsExactly(DieSize.D6);
        var grows = new SceneQuestion.WhichDoomGrowth(Vector.of(DoomGrowth.values()));
        assertThat(answers(grows)).containsExactlyInAnyOrder(DoomGrowth.values());
        for (Question<Boolean> question :
                Vector.<Question<Boolean>>of(new SceneQuestion.CostsPlotPoint(), new SceneQuestion.IsHero("Echo"))) {
            assertThat(answers(question)).containsExactlyInAnyOrder(true, false);
        }
        assertThat(answers(new SceneQuestion.WhichPowerKind()))
                .containsExactlyInAnyOrder(PowerKind.OTHER, PowerKind.REFLEXES, PowerKind.SENSES);
        var end = new ActionCommand.EndAction();
        assertThat(answers(new SceneQuestion.WhichCommand(Vector.of(end)))).containsExactly(end);
    }
}
