package io.github.crisisrules.example.heroic;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.example.console.Companion;
import io.github.crisisrules.heroic.datafile.Affiliations;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Mastery;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.CastSheet;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.SceneTable;
import io.vavr.collection.Vector;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.Iterator;

/** A program that plays scenes with two heroes and a villain at the console, with the dice of the players. */
public final class StormScene {
    private StormScene() {}

    /** Plays until the input ends; the argument is the language, en or es. */
    public static void main(String[] args) {
        follow(
                args.length > 0 && args[0].equals("es") ? Language.SPANISH : Language.ENGLISH,
                new BufferedReader(new InputStreamReader(System.in, UTF_8))
                        .lines()
                        .iterator(),
                new PrintStream(System.out, true, UTF_8));
    }

    /** Follows the scenes of the table, and returns what was played. */
    static Play<SceneState, SceneCommand, SceneEvent> follow(Language language, Iterator<String> in, PrintStream out) {
        return new Companion<SceneState, SceneCommand, SceneEvent>(
                        play -> new SceneTable(play).view().text(), in, out)
                .follow(table().play().in(language));
    }

    /** Returns the table before the first scene: Lancer and Nurse together, and Brute. */
    static SceneTable table() {
        Datafile lancer = Datafile.builder()
                .name("Lancer")
                .affiliations(new Affiliations(DieSize.D10, DieSize.D8, DieSize.D6))
                .distinctions(Vector.of("Quick Wit", "Old Debts", "Roof Runner"))
                .powerSets(Vector.of(PowerSet.builder()
                        .name("Storm Armour")
                        .powers(Vector.of(
                                Power.of("Lightning", DieSize.D10),
                                new Power("Storm Sense", DieSize.D8, PowerKind.SENSES)))
                        .sfx(Vector.of(new Sfx("Chain Lightning", true)))
                        .limits(Vector.of("Grounded"))
                        .build()))
                .specialties(Vector.of(new Specialty("Acrobatics", Mastery.EXPERT)))
                .milestones(Vector.of(new Milestone("Pay the Debt", "when an old friend is helped")))
                .build();
        Datafile nurse = lancer.withName("Nurse").withSpecialties(Vector.of(new Specialty("Medicine", Mastery.MASTER)));
        Datafile brute = lancer.withName("Brute").withDistinctions(Vector.of("Huge", "Cruel", "Slow"));
        return SceneTable.start(CastSheet.hero(lancer), CastSheet.hero(nurse), CastSheet.villain(brute))
                .together("Lancer", "Nurse");
    }
}
