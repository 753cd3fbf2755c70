package io.github.crisisrules.heroic.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.name.NameViolation;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.DatafileCheck;
import io.github.crisisrules.heroic.datafile.DatafileViolation;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.DieViolation;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Whatever people write into a scene is taken or refused with a sentence; nothing is thrown. */
class HostileWordsTest {
    private static final Vector<String> HOSTILE =
            Vector.of("a\tb", "a\nb", "\ud800", "x".repeat(1_001), "a\u202eb", "\u200b");

    private static final Datafile SOUND = Heroes.spider();

    @Test
    void valuesRefuseThem() {
        for (String name : HOSTILE) {
            assertThatIllegalArgumentException().isThrownBy(() -> new CastId(name));
            assertThatIllegalArgumentException().isThrownBy(() -> Trait.asset(name));
            assertThatIllegalArgumentException()
                    .isThrownBy(
                            () -> Experience.builder().unlocked(Vector.of(name)).build());
        }
    }

    @Test
    void aDatafileIsRefusedForWhatCannotBePrinted() {
        for (String name : HOSTILE) {
            assertThat(DatafileCheck.faults(SOUND.withDistinctions(Vector.of("Heart", name))))
                    .as(PlainName.shown(name))
                    .hasSize(1)
                    .allMatch(DatafileViolation.NotPrintable.class::isInstance);
            assertThat(Scene.start(SceneStart.of(CastSheet.hero(SOUND.withName(name))))
                            .getError())
                    .anyMatch(NameViolation.class::isInstance);
        }
    }

    @Test
    void commandsAreRefused() {
        var play = Play.started(Scene.start(SceneStart.of(CastSheet.hero(SOUND))));
        var on = play.apply(StoryCommand.BeginScene.action("Rooftops"));
        CastId hero = new CastId(SOUND.name());
        for (String name : HOSTILE) {
            assertThat(play.attempt(new StoryCommand.BeginScene(SceneKind.ACTION, Vector.of(name)))
                            .getLeft())
                    .as(PlainName.shown(name))
                    .isInstanceOf(NameViolation.class);
            for (SceneCommand command : Vector.of(
                    CastCommand.MakeRuling.of(name),
                    CastCommand.MakeRuling.of("so", new Consequence.TakeComplication(hero, name, DieSize.D6)),
                    CastCommand.MakeRuling.of("so", new Consequence.GainAsset(hero, name, DieSize.D6)),
                    new StoryCommand.CreateSceneDistinction(name, DieSize.D6),
                    StoryCommand.UseSceneEffect.of(name, DieSize.D6))) {
                assertThat(on.attempt(command).getLeft()).as(command.describe()).isInstanceOf(NameViolation.class);
            }
            assertThat(on.attempt(new CastCommand.JoinCast(CastSheet.hero(SOUND.withName(name))))
                            .getLeft())
                    .isInstanceOf(SceneViolation.CannotJoin.class);
        }
    }

    @Test
    void experienceStopsAtItsMost() {
        Experience most = Experience.builder().xp(Experience.MAX_XP - 1).build();
        assertThat(most.gain(10).xp()).isEqualTo(Experience.MAX_XP);
        assertThat(most.gain(Integer.MAX_VALUE).xp()).isEqualTo(Experience.MAX_XP);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Experience.builder().xp(Integer.MAX_VALUE).build())
                .withMessageContaining("0 to 1000000 XP");
    }

    @Test
    void aPoolOfAMillionTermsIsReadOrRefusedAtOnce() {
        assertThat(Pool.parse("d6" + "+d6".repeat(999)).get().size()).isEqualTo(1_000);
        assertThat(Pool.of("999d12+d6").size()).isEqualTo(1_000);
        for (String text :
                Vector.of("d6" + "+d6".repeat(1_000_000), "999d12" + "+999d12".repeat(100_000), "999d12+2d6")) {
            assertThat(Pool.parse(text).getLeft()).isInstanceOf(DieViolation.InvalidPool.class);
            assertThat(Pool.parse(text).getLeft().describe().length()).isLessThan(120);
        }
    }
}
