package io.github.crisisrules.encounter.battlefield;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class PushTest {
    /** Length 800 and a base of radius 100: the middle goes 1000. */
    private static final MovementToolSize TOOL = new MovementToolSize(800, 20);

    private static final Piece HIM = Piece.character("him", 3, new Spot(0, 0), 100);
    private static final Spot RIGHT = new Spot(7, 0);

    private static Piece character(String name, long x, long y) {
        return Piece.character(name, 2, new Spot(x, y), 50);
    }

    private static Piece tower(String name, long x, long y) {
        return Piece.token(name, PieceKind.TOWER, new Spot(x, y), 50);
    }

    private static PushReport rampage(Piece... pieces) {
        return Battlefield.of(pieces).with(HIM).push(StraightPush.rampage("him", RIGHT, TOOL));
    }

    private static PushReport push(Piece... pieces) {
        return Battlefield.of(pieces).with(HIM).push(StraightPush.ordinary("him", RIGHT, TOOL));
    }

    @Test
    void anEmptyTableLetsHimGoTheWholeTool() {
        PushReport report = rampage();
        assertThat(report.stoppedAt()).isEqualTo(new Spot(1000, 0));
        assertThat(report.travelled()).isEqualTo(1000);
        assertThat(report.contacts()).isEmpty();
    }

    @Test
    void charactersAreTouchedInOrderAndDoNotStopHim() {
        // Beside his way by 90 of 150: touched 120 before he is level. 600 - 120 = 480, 300 - 150 = 150.
        PushReport report = rampage(character("far", 600, 90), character("near", 300, 0), character("aside", 300, 151));
        assertThat(report.contacts())
                .containsExactly(
                        new PushContact(PushContact.Kind.TOUCHED, "near", 150),
                        new PushContact(PushContact.Kind.TOUCHED, "far", 480));
        assertThat(report.travelled()).isEqualTo(1000);
    }

    @Test
    void grazingIsTouching() {
        assertThat(rampage(character("graze", 500, 150)).touched()).containsExactly("graze");
        assertThat(rampage(character("graze", 500, -150)).touched()).containsExactly("graze");
    }

    @Test
    void aPieceThatHeTouchesAlreadyIsHitOnlyIfHeMovesIntoIt() {
        assertThat(rampage(character("behind", -150, 0)).touched()).isEmpty();
        assertThat(rampage(character("beside", 0, 150)).touched()).isEmpty();
        assertThat(rampage(character("ahead", 90, 120)).touched()).containsExactly("ahead");
    }

    @Test
    void aTowerStopsHimAndCutsOffWhatIsBehindIt() {
        PushReport report = rampage(tower("4", 700, 0), tower("5", 900, 0), character("late", 850, 0));
        assertThat(report.stoppedBy()).containsExactly("4");
        assertThat(report.touched()).containsExactly("4");
        assertThat(report.stoppedAt()).isEqualTo(new Spot(550, 0));
    }

    @Test
    void twoTowersAtOneMomentAreBothReported() {
        PushReport report = rampage(tower("6", 500, -90), tower("2", 500, 90));
        assertThat(report.stoppedBy()).containsExactly("2", "6");
        assertThat(report.travelled()).isEqualTo(380);
    }

    @Test
    void heEndsAtTheLastFreeSpot() {
        // At 1000 he would cover the character at 1100, which he first touches at 950; before it stands another whose
        // ground he leaves at 850 + 150 = 1000, so 950 is not free either: he is back at 700.
        PushReport report = rampage(character("second", 850, 0), character("first", 1100, 0));
        assertThat(report.travelled()).isEqualTo(700);
        // He never came to the one behind.
        assertThat(report.touched()).containsExactly("second");
        assertThat(rampage(character("first", 1100, 0)).travelled()).isEqualTo(950);
        assertThat(rampage(character("first", 850, 0)).travelled()).isEqualTo(1000);
    }

    @Test
    void interactiveTerrainBreaksAndOtherTerrainStaysInTheWay() {
        Footprint house = Footprint.rectangle(new Spot(900, -300), 400, 600);
        Battlefield table = Battlefield.of(HIM, Piece.interactiveTerrain("house", 4, house));
        StraightPush push = StraightPush.rampage("him", RIGHT, TOOL);
        assertThat(table.push(push).touched()).containsExactly("house");
        assertThat(table.push(push).stoppedAt()).isEqualTo(new Spot(1000, 0));
        assertThat(table.after(push).pieces().map(Piece::name)).containsExactly("him");
        assertThat(rampage(Piece.fixedTerrain("rock", 4, house)).stoppedAt()).isEqualTo(new Spot(800, 0));
    }

    @Test
    void anOrdinaryPushStopsAtTheFirstBodyAndSlidesAlongAWall() {
        Footprint wall = Footprint.rectangle(new Spot(-500, 100), 5000, 50);
        PushReport report = push(
                character("first", 500, 0), character("second", 600, 0), Piece.interactiveTerrain("wall", 5, wall));
        assertThat(report.stoppedBy()).containsExactly("first");
        assertThat(report.travelled()).isEqualTo(350);
        Piece absorber = Piece.token("absorber", PieceKind.ABSORBER, new Spot(300, 0), 50);
        assertThat(push(absorber).touched()).containsExactly("absorber");
        assertThat(push(absorber).travelled()).isEqualTo(1000);
    }

    @Test
    void aBaseIsNotStoppedByWhatItMovesAwayFrom() {
        // Rounding may leave two bases a tenth of a millimetre into each other.
        assertThat(push(character("behind", -149, 0)).travelled()).isEqualTo(1000);
        assertThat(push(character("ahead", 149, 0)).travelled()).isZero();
    }

    @Test
    void linksAreCrossedByTheBase() {
        Battlefield table = Battlefield.of(HIM)
                .with(new Link("ahead", new Spot(500, -400), new Spot(500, 400)))
                .with(new Link("slant", new Spot(200, 50), new Spot(300, 900)))
                .with(new Link("under", new Spot(0, -400), new Spot(0, 400)))
                .with(new Link("graze", new Spot(0, 100), new Spot(900, 100)))
                .with(new Link("past", new Spot(1101, -400), new Spot(1101, 400)));
        PushReport report = table.push(StraightPush.rampage("him", RIGHT, TOOL));
        // The end (200, 50) comes under his base at 200 - sqrt(100² - 50²) = 113.4.
        assertThat(report.contacts())
                .containsExactly(
                        new PushContact(PushContact.Kind.LINK_CROSSED, "under", 0),
                        new PushContact(PushContact.Kind.LINK_CROSSED, "slant", 113),
                        new PushContact(PushContact.Kind.LINK_CROSSED, "ahead", 400));
    }

    @Test
    void theToolCrossesWhatTheBaseDoesNotReach() {
        // Stopped at 300 by the rock at 400, his base covers up to 400 and the tool up to 900, 10 to either side.
        Battlefield table = Battlefield.of(
                        HIM, Piece.fixedTerrain("rock", 3, Footprint.rectangle(new Spot(400, -900), 900, 1800)))
                .with(new Link("b", new Spot(800, -50), new Spot(800, 50)))
                .with(new Link("a", new Spot(600, 9), new Spot(600, 50)))
                .with(new Link("edge", new Spot(600, 10), new Spot(600, 50)))
                .with(new Link("past", new Spot(900, -50), new Spot(900, 50)));
        StraightPush push = StraightPush.rampage("him", RIGHT, TOOL);
        assertThat(table.push(push).stoppedAt()).isEqualTo(new Spot(300, 0));
        assertThat(table.push(push).crossed()).containsExactly("a", "b");
        assertThat(table.push(push).contacts().last().position()).isEqualTo(700);
        assertThat(table.push(push.with(ToolReach.TRAVELLED_PART)).crossed()).isEmpty();
    }

    @Test
    void aTowerCutsTheToolOffSoThatItsOwnLinksStayWhole() {
        Battlefield table = Battlefield.of(HIM, tower("1", 600, 0))
                .with(new Link("1-2", new Spot(600, 0), new Spot(600, 5000)))
                .with(new Link("1-3", new Spot(600, 0), new Spot(-5000, 60)));
        assertThat(table.push(StraightPush.rampage("him", RIGHT, TOOL)).crossed())
                .containsExactly("1-3");
    }

    @Test
    void theTablesEdgeStopsAPush() {
        Battlefield table = new Battlefield(
                Vector.of(HIM), Vector.empty(), Option.some(new TableEdge(new Spot(-1000, -1000), 1500, 2000)));
        assertThat(table.push(StraightPush.ordinary("him", RIGHT, TOOL)).stoppedAt())
                .isEqualTo(new Spot(400, 0));
        assertThat(table.push(StraightPush.ordinary("him", new Spot(0, -1), TOOL))
                        .stoppedAt())
                .isEqualTo(new Spot(0, -900));
        assertThat(table.push(StraightPush.ordinary("him", new Spot(-3, -4), TOOL))
                        .stoppedAt())
                .isEqualTo(new Spot(-600, -800));
    }

    @Test
    void placesLessThanAMillionthApartAreOrderedExactly() {
        // Touched at 2448 - sqrt(4897² - 99²) and at -sqrt(2448² - 2²), which is larger by less than 10^-10.
        Piece him = Piece.character("him", 3, new Spot(-20_000, 0), 100);
        Battlefield table = Battlefield.of(
                him,
                Piece.token("z", PieceKind.SERUM, new Spot(2448, 99), 4797),
                Piece.token("a", PieceKind.SERUM, new Spot(0, 2), 2348));
        PushReport report = table.push(StraightPush.rampage("him", RIGHT, new MovementToolSize(20_000, 1)));
        assertThat(report.touched()).containsExactly("z", "a");
    }

    @Test
    void withinRangeListsNamesOfOneKind() {
        Battlefield table = Battlefield.of(HIM, character("b", 400, 0), character("a", 0, 400), tower("t", 10, 300));
        assertThat(table.within("him", 250, PieceKind.CHARACTER)).containsExactly("a", "b");
        assertThat(table.within("him", 249, PieceKind.CHARACTER)).isEmpty();
        assertThat(table.direction("him", "t")).isEqualTo(new Spot(10, 300));
    }
}
